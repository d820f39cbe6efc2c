import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { events } from 'shared/collections/events'
import type { CharityEvent, EventStatus } from 'shared/entities/event'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { fakeSubmissions, submission } from 'shared/testing/fakeSubmissions'
import { fakeTables } from 'shared/testing/fakeTables'
import { beforeEach, expect, test } from 'vitest'
import { fill } from '../../testing/form'
import { offline, renderStoreConsole } from '../../testing/renderStoreConsole'
import { storeAsAnotherTab } from '../../testing/storage'

beforeEach(emptyDatabase)

const family = submission(1, { eventId: 6, details: { partySize: '2' } })
const inLine = submission(2, {
  ...{ eventId: 6, waitingSince: '2025-09-30T12:00:00Z' },
  ...{ channel: 'phone', phone: '876 555 0100', email: '' },
})
const name = 'Heritage Month Health Fair'

/** The console, with an answer to how many are registered that does not come before `count` is called. */
function openCounting(path: string, fields: Partial<CharityEvent> = {}) {
  const taken = events.seed.map((event) => ({ ...event, attendees: 2, ...fields }))
  storeAsAnotherTab('events', taken)
  const database = fakeSubmissions([family, inLine], fakeTables({ events: taken }))
  let count = (_: 'known' | 'unknown') => {}
  const counted = new Promise<string>((resolve) => {
    count = resolve
  })
  const { user } = renderStoreConsole(path, async (request) => {
    if (!request.path.startsWith('/rest/v1/submissions')) return database.answer(request)
    return (await counted) === 'known' ? database.answer(request) : offline()
  })
  return { user, count }
}

async function changeStatus(user: UserEvent, status: string, question: string) {
  const form = within(await screen.findByRole('form', { name: 'Edit event' }))
  await user.click(form.getByRole('radio', { name: status }))
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  return within(await screen.findByRole('dialog', { name: question }))
}

test.each([
  ['known', '2 people are registered, 1 person is waiting.'],
  ['unknown', 'We couldn’t count the registrations.'],
] as const)(
  'a change of status can be confirmed once the number of registrations is %s',
  async (answer, text) => {
    const { user, count } = openCounting('/admin/events/6')
    const dialog = await changeStatus(user, 'Canceled', 'Cancel this event?')
    const confirm = dialog.getByRole('button', { name: 'Cancel event' })
    expect(dialog.getByText('Counting registrations…')).toBeVisible()
    expect(confirm).toBeDisabled()
    expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    count(answer)
    expect(await dialog.findByText(text)).toBeVisible()
    await user.click(confirm)
    expect(await screen.findByText('Event updated')).toBeVisible()
  },
)

test.each<[EventStatus, string, string, string | null]>([
  ['scheduled', 'Canceled', 'Cancel this event?', 'on the waiting list'],
  [
    'draft',
    'Scheduled',
    'Publish this event?',
    'on the waiting list who doesn’t know its date, time and location yet',
  ],
  ['scheduled', 'Draft', 'Take this event off the website?', null],
])(
  'of an event that was %s and becomes %s it says who is emailed, and who is to be called',
  async (status, ...change) => {
    const [next, question, whom] = change
    const { user, count } = openCounting('/admin/events/6', { status })
    const dialog = await changeStatus(user, next, question)
    count('known')
    expect(await dialog.findByText('2 people are registered, 1 person is waiting.')).toBeVisible()
    if (whom) {
      const words = `Five minutes after you save, we’ll email everyone registered or ${whom}. Visitor 2 (876 555 0100) didn’t leave an email address, so call them. The dashboard reminds you until you mark them as contacted.`
      expect(await dialog.findByText(words)).toBeVisible()
    } else expect(dialog.queryByText(/^Five minutes/)).toBeNull()
  },
)

test.each([
  ['September 30, 2025', 'nobody'],
  ['October 1, 2025', 'everyone'],
])('of an event of %s that is canceled on October 1, %s is emailed', async (date, told) => {
  const { user, count } = openCounting('/admin/events/6', { date, time: '6:00 AM - 2:00 PM' })
  const dialog = await changeStatus(user, 'Canceled', 'Cancel this event?')
  count('known')
  await dialog.findByText(/are registered/)
  if (told === 'everyone') expect(await dialog.findByText(/^Five minutes after/)).toBeVisible()
  else expect(dialog.queryByText(/^Five minutes after/)).toBeNull()
})

async function move(user: UserEvent) {
  const form = within(await screen.findByRole('form', { name: 'Edit event' }))
  fill(form.getByLabelText('Date'), 'October 30, 2025')
  fill(form.getByLabelText('Location'), 'May Pen')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
}

test('before an event with registrations moves, it says who is emailed, and Undo moves it back', async () => {
  const { user, count } = openCounting('/admin/events/6')
  await move(user)
  const title = 'Save the new date and location?'
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  count('known')
  expect(await dialog.findByText('2 people are registered, 1 person is waiting.')).toBeVisible()
  expect(dialog.getByText(/^Five minutes after you save, we’ll email everyone/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Event updated')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone')).toBeVisible()
})

test.each<[string, Partial<CharityEvent>]>([
  ['a draft', { status: 'draft' }],
  ['an event without registrations', { attendees: 0 }],
])('%s moves without a question', async (_, fields) => {
  const { user } = openCounting('/admin/events/6', fields)
  await move(user)
  expect(await screen.findByText('Event updated')).toBeVisible()
})

async function changeSlots(user: UserEvent, slots: string) {
  const form = within(await screen.findByRole('form', { name: 'Edit event' }))
  fill(form.getByLabelText('Slots'), slots)
  await user.click(form.getByRole('button', { name: 'Save changes' }))
}

test('before places open up, it says who gets them, and who hears of it', async () => {
  const { user, count } = openCounting('/admin/events/6', { slots: 2 })
  await changeSlots(user, '3')
  const title = 'Save the new number of places?'
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  count('known')
  const words =
    'Visitor 2 moves off the waiting list. Visitor 2 (876 555 0100) didn’t leave an email address, so call them.'
  expect(await dialog.findByText(words)).toBeVisible()
  expect(dialog.queryByText(/^Five minutes after/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Event updated')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test.each<[string, Partial<CharityEvent>, string]>([
  ['fewer', { slots: 3 }, '2'],
  ['more of an event with much room', { slots: 10 }, '11'],
  ['more of a past event', { slots: 2, date: 'April 19, 2025' }, '3'],
])('%s places are saved without a question', async (_, fields, slots) => {
  const { user } = openCounting('/admin/events/6', fields)
  await changeSlots(user, slots)
  expect(await screen.findByText('Event updated')).toBeVisible()
})

test('an event whose registrations cannot be counted is not deleted unasked', async () => {
  const { user, count } = openCounting('/admin/events')
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }))
  count('unknown')
  const dialog = within(await screen.findByRole('dialog', { name: `Delete “${name}”?` }))
  expect(await dialog.findByText('We couldn’t count the registrations.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete event' }))
  expect(await screen.findByText('Event deleted')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: `Edit ${name}` })).toBeNull())
})
