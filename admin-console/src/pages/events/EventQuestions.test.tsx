import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { events } from 'shared/collections/events'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { fakeSubmissions, submission } from 'shared/testing/fakeSubmissions'
import { fakeTables } from 'shared/testing/fakeTables'
import { beforeEach, expect, test } from 'vitest'
import { offline, renderStoreConsole } from '../../testing/renderStoreConsole'
import { storeAsAnotherTab } from '../../testing/storage'

beforeEach(emptyDatabase)

const family = submission(1, { eventId: 6, details: { partySize: '2' } })
const name = 'Heritage Month Health Fair'

/** The console, with an answer to how many are registered that does not come before `count` is called. */
function openCounting(path: string) {
  const taken = events.seed.map((event) => ({ ...event, attendees: 2 }))
  storeAsAnotherTab('events', taken)
  const database = fakeSubmissions([family], fakeTables({ events: taken }))
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

async function cancelEvent(user: UserEvent) {
  const form = within(await screen.findByRole('form', { name: 'Edit event' }))
  await user.click(form.getByRole('radio', { name: 'Canceled' }))
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  return within(await screen.findByRole('dialog', { name: 'Cancel this event?' }))
}

test.each([
  ['known', '2 people are registered.'],
  ['unknown', 'We couldn’t count the registrations.'],
] as const)(
  'a change of status can be confirmed once the number of registrations is %s',
  async (answer, text) => {
    const { user, count } = openCounting('/admin/events/6')
    const dialog = await cancelEvent(user)
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
