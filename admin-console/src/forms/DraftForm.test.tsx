import { render, screen } from '@testing-library/react'
import { Form, Input } from 'antd'
import { events } from 'shared/collections/events'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fill } from '../testing/form'
import { stored } from '../testing/storage'
import { DraftForm } from './DraftForm'
import { SaveState } from './SaveState'
import { useDraft } from './useDraft'

const draftSchema = z.partial(z.object({ title: z.string() }))
const rendered = vi.fn()

function EventForm() {
  const [form] = Form.useForm<{ title: string }>()
  const draft = useDraft('event-1', draftSchema)
  rendered()
  return (
    <DraftForm form={form} draft={draft} name="event-1" saved={{ title: 'Fair' }} onSave={() => {}}>
      <Form.Item name="title" label="Title">
        <Input />
      </Form.Item>
      <SaveState draft={draft} collection={events} />
    </DraftForm>
  )
}

test('typing keeps a draft and says so without rendering the form again', () => {
  const { container } = render(<EventForm />)
  rendered.mockClear()
  fill(screen.getByLabelText('Title'), 'Fairs')
  expect(stored('draft:event-1').values).toEqual({ title: 'Fairs' })
  expect(container).toHaveTextContent('Unsaved changes')
  fill(screen.getByLabelText('Title'), 'Fair')
  expect(stored('draft:event-1')).toBeNull()
  expect(container).not.toHaveTextContent('Unsaved changes')
  expect(rendered).not.toHaveBeenCalled()
})
