import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { renderAt } from '../testing/renderAt'
import { setUpUser } from '../testing/user'
import { Field } from './Field'
import { Form } from './Form'
import { useSubmission } from './useSubmission'

const broken = new Error('no next page')
const submit = vi.fn(async () => 'sent')
const onBusyChange = vi.fn()

function NameForm() {
  const { view } = useSubmission({
    name: 'A test',
    schema: z.object({ name: z.string() }),
    defaults: { name: '' },
    submit,
    confirmation: { title: 'Sent', description: 'It arrived.' },
    failure: { title: 'Failed', description: 'It did not arrive.' },
    onBusyChange,
    onSubmitted: () => Promise.reject(broken),
  })
  const { register, errors, ...form } = view
  return (
    <Form {...form} submitLabel="Send">
      <Field label="Name" error={errors.name?.message}>
        {(control) => <input {...control} {...register('name')} />}
      </Field>
    </Form>
  )
}

test('an error after what was sent is reported, and does not ask to send it again', async () => {
  renderAt('/', <NameForm />)
  const user = setUpUser()
  await user.type(screen.getByLabelText('Name'), 'Ann')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent')).toBeInTheDocument()
  await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith(false))
  expect(submit).toHaveBeenCalledOnce()
  expect(screen.queryByText('Failed')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  const reported = vi.mocked(console.warn).mock.calls.splice(0)
  expect(reported).toEqual([['[site] A test succeeded, but not what follows it', broken]])
})
