import { screen, waitFor, within } from '@testing-library/react'
import { BackendError, backend } from 'shared/backend'
import { deviceCollection } from 'shared/backends/device/deviceCollection'
import { registrations } from 'shared/collections/registrations'
import { expect, test, vi } from 'vitest'
import { anEvent, listEvents } from '../../testing/event'
import { expectSaidOnce } from '../../testing/expectSaidOnce'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { RegisterPanel } from './RegisterPanel'

/** The dialog of this name, for somebody who has registered so many people. */
async function askToCancel(name: string, people = 1, date = 'April 19, 2045') {
  const event = anEvent({ attendees: 7, date })
  await listEvents(event)
  const ours = deviceCollection(registrations)
  const registration = { eventId: 1, createdAt: '2045-01-01T12:00:00.000Z' }
  await ours.update(() => Array.from({ length: people }, () => ({ ...registration })))
  vi.spyOn(console, 'info').mockImplementation(() => {})
  renderAt('/events/1', <RegisterPanel event={event}>Places</RegisterPanel>)
  const user = setUpUser()
  await user.click(await screen.findByRole('button', { name: /^Cancel .*registration$/ }))
  const dialog = screen.getByRole('dialog', { name })
  await within(dialog).findByRole('button', { name: /^Keep/ })
  return { user, ours, dialog }
}

test('a cancellation that fails is reported and shown, and can be tried again', async () => {
  const { user, ours, dialog } = await askToCancel('Cancel this registration?')
  const confirm = within(dialog).getByRole('button', { name: 'Cancel registration' })

  const offline = new Error('storage is full')
  vi.spyOn(ours, 'update').mockRejectedValueOnce(offline)
  await user.click(confirm)
  const failure = await within(dialog).findByText(
    'We couldn’t cancel this. Please try again or reload the page.',
  )
  expectSaidOnce(failure)
  const answers = within(dialog).getByRole('button', { name: 'Keep my place' })
  expect(answers.getBoundingClientRect().top).toBeGreaterThan(
    failure.getBoundingClientRect().bottom + 8,
  )
  const reported = vi.mocked(console.warn).mock.calls.splice(0)
  expect(reported).toEqual([['[site] Canceling a registration failed', offline]])
  expect(dialog).toBeVisible()
  expect(confirm).toBeEnabled()

  await user.click(confirm)
  expect(await screen.findByText('Registration canceled')).toBeInTheDocument()
  expect(dialog).not.toBeVisible()
  expect(ours.get()).toEqual([])
})

test('where too much came from this connection, the dialog says so, and the place is kept', async () => {
  const { user, ours, dialog } = await askToCancel('Cancel this registration?')
  const tooMany = new BackendError('unavailable', 'Too many calls in an hour', {}, 429)
  const submissions = await backend().submissions()
  vi.spyOn(submissions, 'cancelRegistration').mockRejectedValueOnce(tooMany)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel registration' }))
  await within(dialog).findByText(
    /Too many requests came from your connection. Please try again in an hour/,
  )
  expect(ours.get()).toHaveLength(1)
})

test('while a place is being canceled it says so, and cannot be kept any more', async () => {
  const { user, ours, dialog } = await askToCancel('Cancel this registration?')

  let answer = () => {}
  const answered = new Promise<[]>((resolve) => {
    answer = () => resolve([])
  })
  vi.spyOn(ours, 'update').mockReturnValueOnce(answered)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel registration' }))
  expect(within(dialog).getByRole('button', { name: 'Canceling...' })).toBeDisabled()
  expect(within(dialog).getByRole('button', { name: 'Keep my place' })).toBeDisabled()

  answer()
  await waitFor(() => expect(dialog).not.toBeVisible())
})

test.each([
  ['April 19, 2015', ' on April 19, 2015'],
  ['to be announced', ''],
])('nobody is promised the place at an event of %s', async (date, when) => {
  const { dialog } = await askToCancel('Cancel this registration?', 1, date)
  expect(dialog).toHaveTextContent(`This removes your registration for Fair at Riverside${when}.`)
  expect(within(dialog).getByRole('button', { name: 'Keep my registration' })).toBeVisible()
})

test('with several people registered, it says that the latest is canceled and shows that the others stay', async () => {
  const { user, dialog } = await askToCancel('Cancel one registration?', 2)
  expect(dialog).toHaveTextContent(
    'This gives up the latest of your 2 places at Fair at Riverside on April 19, 2045, so someone else can have it.',
  )
  const keep = within(dialog).getByRole('button', { name: 'Keep all places' })
  await waitFor(() => expect(keep).toHaveFocus())
  await user.click(within(dialog).getByRole('button', { name: 'Cancel registration' }))
  expect(await screen.findByText('Your other registrations stay.')).toBeVisible()
  await waitFor(() => expect(screen.getByText('You are registered')).toHaveFocus())
})
