import { screen, waitFor, within } from '@testing-library/react'
import { BackendError, backend, collection, useCollection } from 'shared/backend'
import type { Submission } from 'shared/backend/administration'
import { deviceCollection } from 'shared/backends/device/deviceCollection'
import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { fakeStore } from 'shared/testing/fakeStore'
import { fakeSubmissions, submission } from 'shared/testing/fakeSubmissions'
import { fakeTables } from 'shared/testing/fakeTables'
import { expect, test, vi } from 'vitest'
import { anEvent, listEvents } from '../../testing/event'
import { expectSaidOnce } from '../../testing/expectSaidOnce'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { RegisterPanel } from './RegisterPanel'

function FirstEvent() {
  const [event] = useCollection(events)
  return event ? <RegisterPanel event={event}>Places</RegisterPanel> : null
}

/** The dialog of this name, for somebody who has registered. */
async function askToCancel(name: string, date = 'April 19, 2045') {
  const event = anEvent({ attendees: 7, date })
  await listEvents(event)
  const ours = deviceCollection(registrations)
  await ours.update(() => [{ eventId: 1, createdAt: '2045-01-01T12:00:00.000Z' }])
  vi.spyOn(console, 'info').mockImplementation(() => {})
  renderAt('/events/1', <RegisterPanel event={event}>Places</RegisterPanel>)
  const user = setUpUser()
  await user.click(await screen.findByRole('button', { name: 'Cancel registration' }))
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
  const answers = within(dialog).getByRole('button', { name: 'Keep my spot' })
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
  await within(dialog).findByText(/Too many tries from your connection. Please wait an hour/)
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
  expect(within(dialog).getByRole('button', { name: 'Keep my spot' })).toBeDisabled()

  answer()
  await waitFor(() => expect(dialog).not.toBeVisible())
})

test.each([
  ['April 19, 2015', ' on April 19, 2015'],
  ['to be announced', ''],
])('nobody is promised the place at an event of %s', async (date, when) => {
  const { dialog } = await askToCancel('Cancel this registration?', date)
  expect(dialog).toHaveTextContent(`This cancels your registration for Fair at Riverside${when}.`)
  expect(within(dialog).getByRole('button', { name: 'Keep my registration' })).toBeVisible()
})

test.each(['this browser', 'a database'])(
  'of two registrations each says what it is for, and the one that is chosen is changed and canceled, in %s',
  async (where) => {
    await emptyDatabase()
    const family = submission(1, { eventId: 1, details: { partySize: '3' } })
    const friend = submission(2, { eventId: 1 })
    await listEvents(anEvent({ attendees: 4 }))
    const ours = deviceCollection(registrations)
    const own = ({ id }: Submission) => ({ eventId: 1, id, token: `token of ${id}` })
    await ours.update(() => [
      { ...own(family), createdAt: '2045-01-01T14:05:00.000Z', partySize: 3 },
      { ...own(friend), createdAt: '2045-02-01T12:00:00.000Z' },
    ])
    if (where === 'a database') {
      const tables = fakeTables({ events: [anEvent({ attendees: 4 })] })
      fakeStore(fakeSubmissions([family, friend], tables).answer)
    }
    vi.spyOn(console, 'info').mockImplementation(() => {})
    renderAt('/events/1', <FirstEvent />)
    const user = setUpUser()
    expect(screen.getByText('You’ve registered 4 people')).toBeVisible()
    const first = await screen.findByRole('heading', { name: 'Registration 1, for 3 people' })
    expect(first.parentElement).toHaveTextContent(/Made on Jan 1, 2045, 9:05 AM$/)
    // The latest comes first.
    expect(screen.getAllByText(/^Registration \d/).map(({ textContent }) => textContent)).toEqual([
      'Registration 2, for 1 person',
      'Registration 1, for 3 people',
    ])

    await user.click(screen.getByRole('button', { name: 'Change or cancel registration 1' }))
    const name = 'Change or cancel registration 1?'
    const dialog = within(screen.getByRole('dialog', { name }))
    await user.selectOptions(await dialog.findByLabelText('How many people are coming?'), '2')
    await user.click(dialog.getByRole('button', { name: 'Change the number of people' }))
    expect(await screen.findByText('Registration 1 is now for 2 people.')).toBeVisible()
    expect(screen.getByText('Registration 1, for 2 people')).toBeVisible()
    await waitFor(() => expect(screen.getByText('You’ve registered 3 people')).toHaveFocus())

    await user.click(screen.getByRole('button', { name: 'Change or cancel registration 1' }))
    expect(screen.getByRole('dialog', { name })).toHaveTextContent(
      'These 2 spots at Fair at Riverside on April 19, 2045 will go to someone else.',
    )
    await user.click(dialog.getByRole('button', { name: 'Cancel registration' }))
    expect(await screen.findByText('Your other registration hasn’t changed.')).toBeVisible()
    await waitFor(() => expect(screen.getByText('You’re registered')).toHaveFocus())
    expect(ours.get()).toMatchObject([{ id: friend.id }])
    expect(collection(events).get()[0]?.attendees).toBe(1)

    await user.click(screen.getByRole('button', { name: 'Cancel registration' }))
    const last = within(screen.getByRole('dialog', { name: 'Cancel this registration?' }))
    await user.click(await last.findByRole('button', { name: 'Cancel registration' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Register' })).toHaveFocus())
  },
)

test('among several, one that waits is asked about without a number', async () => {
  await listEvents(anEvent({ attendees: 9, slots: 9 }))
  const createdAt = '2045-01-01T12:00:00.000Z'
  await deviceCollection(registrations).update(() => [
    { eventId: 1, createdAt },
    { eventId: 1, createdAt, waiting: true },
    { eventId: 1, createdAt, waiting: true, partySize: 2 },
  ])
  renderAt('/events/1', <FirstEvent />)
  const user = setUpUser()
  for (const label of [
    'Leave the waiting list',
    'Change the number of people or leave the waiting list',
  ]) {
    await user.click(await screen.findByRole('button', { name: label }))
    const dialog = within(screen.getByRole('dialog', { name: `${label}?` }))
    await user.click(await dialog.findByRole('button', { name: 'Keep waiting' }))
  }
})
