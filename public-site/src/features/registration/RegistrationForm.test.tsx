import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anEvent, listEvents } from '../../testing/event'
import { expectSendingFailed } from '../../testing/expectSendingFailed'
import { advanceTime, pollUntil } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { RegistrationForm } from './RegistrationForm'

const typed = {
  Name: 'Marcia Campbell',
  Email: 'marcia@example.com',
  'Phone (optional)': '876 555 0100',
  'Additional notes (optional)': 'Two children',
}

test('a registration that does not go through is said to, is kept, and can be sent again', async () => {
  const onRegistered = vi.fn()
  await listEvents(anEvent({ attendees: 9, slots: 9 }))
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
  const user = setUpUser()
  renderAt(
    '/events/1',
    <RegistrationForm eventId={1} open onBusyChange={() => {}} onRegistered={onRegistered} />,
  )
  for (const [label, text] of Object.entries(typed)) {
    await user.type(screen.getByLabelText(label), text)
  }
  const submit = screen.getByRole('button', { name: 'Register for this fair' })
  await user.click(submit)
  await advanceTime(1000)
  await pollUntil(() => screen.getByText('Registration failed'))
  expectSendingFailed(typed)

  await listEvents(anEvent({ attendees: 8, slots: 9 }))
  await user.click(submit)
  await advanceTime(1000)
  await pollUntil(() => expect(onRegistered).toHaveBeenCalledOnce())
  expect(screen.getByText('Registration successful!')).toBeInTheDocument()
})
