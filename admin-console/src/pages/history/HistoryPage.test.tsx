import { screen, waitFor, within } from '@testing-library/react'
import { collection } from 'shared/backend'
import type { AuditEntry } from 'shared/backend/administration'
import { readHistory, write } from 'shared/backends/browser/browserDatabase'
import { events } from 'shared/collections/events'
import { programs } from 'shared/collections/programs'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { submission } from 'shared/testing/fakeSubmissions'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fill } from '../../testing/form'
import { histories } from '../../testing/openHistory'
import { backends } from '../../testing/openSubmissions'
import { renderConsole } from '../../testing/renderConsole'
import { storeAsAnotherTab } from '../../testing/storage'

beforeEach(emptyDatabase)

const entry = (id: number, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2025-09-30T14:05:00+00:00',
  administratorName: 'Site Administrator',
  tableName: 'events',
  rowId: '1',
  action: 'update',
  before: { title: 'Old Fair' },
  after: { title: 'Community Health Fair' },
  ...fields,
})

/** The newest has the highest number. */
const changesOf = (count: number, fields?: Partial<AuditEntry>) =>
  Array.from({ length: count }, (_, index) => entry(100 - index, fields))

const list = () => screen.findByRole('list', { name: 'Changes, newest first' })
const path = '/admin/history'
/** What each line tells, without its button. */
const told = async () =>
  [...(await list()).children].map((line) => {
    const told = line.cloneNode(true) as Element
    for (const button of told.querySelectorAll('button')) button.remove()
    return told.textContent
  })

const [fair, other] = events.seed
const shown = (id: number) =>
  collection(events)
    .get()
    .find((event) => event.id === id)

describe.each(histories)('with %s behind the site', (_, open) => {
  test('the page names the document; each change is told in words, with its time in Jamaica', async () => {
    await open(path, [entry(1)])
    expect(await list()).toHaveTextContent(
      'Sep 30, 2025Changed event “Old Fair”Title: Old Fair → Community Health Fair',
    )
    expect(document.title).toBe('History – Island Care Foundation')
  })

  test('what was changed before it was deleted has the name that it had at the end', async () => {
    const gone = { ...fair, id: undefined, title: 'Harbor Fair' }
    await open(path, [
      entry(2, { rowId: '99', action: 'delete', before: gone, after: undefined }),
      entry(1, { rowId: '99', before: { slots: 10 }, after: { slots: 20 } }),
    ])
    expect(await list()).toHaveTextContent('Changed event “Harbor Fair”')
  })

  test('changes stand under their day; what was added at once, as by an import, is one line', async () => {
    const imported = ['events', 'events', 'events', 'programs', 'programs', 'general_settings']
    await open(path, [
      entry(20, { at: '2025-10-01T14:05:00Z' }),
      entry(19, { at: '2025-10-01T03:00:00Z' }),
      ...imported.map((tableName, index) => {
        const added = { action: 'insert' as const, administratorName: undefined }
        return entry(18 - index, { ...added, tableName, at: '2025-09-30T14:05:00.25Z' })
      }),
    ])
    const days = within(await list()).getAllByRole('heading', { level: 2 })
    // In Jamaica, where the second change was made in the evening before.
    expect(days.map(({ textContent }) => textContent)).toEqual(['Oct 1, 2025', 'Sep 30, 2025'])
    const lines = await told()
    expect(lines).toHaveLength(3)
    expect(lines[2]).toBe(
      'Added 3 events, 2 programs, general settingsSomeone with access to the database · 9:05 AM',
    )
  })

  test('what was added at once is one line among as many others as a page has, and is counted whole', async () => {
    const added = { action: 'insert' as const, before: undefined }
    await open(path, [
      ...changesOf(10),
      ...changesOf(120, { ...added, tableName: 'programs', at: '2025-09-30T14:04:00Z' }).map(
        (one) => ({ ...one, id: one.id - 50 }),
      ),
      ...changesOf(10, { at: '2025-09-29T14:05:00Z' }).map((one) => ({ ...one, id: one.id - 300 })),
    ])
    const lines = await told()
    expect(lines).toHaveLength(20)
    expect(lines[10]).toBe('Added 120 programsSite Administrator · 9:04 AM')
  })

  test('fields have the names of the forms', async () => {
    await open(path, [
      entry(2, {
        tableName: 'general_settings',
        before: { donateFigure1: '12' },
        after: { donateFigure1: '13' },
      }),
      entry(1, {
        tableName: 'general_settings',
        before: { contactEmail: 'a@example.com' },
        after: { contactEmail: 'b@example.com' },
      }),
    ])
    expect(await list()).toHaveTextContent(
      'Changed general settingsContact email: a@example.com → b@example.com',
    )
    expect(await list()).toHaveTextContent('Changed general settingsDonate figure 1: 12 → 13')
  })

  test('a change leads to the form of what was changed', async () => {
    const { user } = await open(path, [entry(1)])
    await user.click(await screen.findByRole('link', { name: 'Old Fair' }))
    expect(await screen.findByRole('form', { name: 'Edit event' })).toBeVisible()
    expect(screen.getByLabelText('Title')).toHaveValue(events.seed[0]?.title)
    await waitFor(() => expect(location.search).toBe(''))
  })

  test('what has no form leads to its page, and what is gone nowhere', async () => {
    await open(path, [
      entry(4, { tableName: 'stats', before: { label: 'People' }, after: { label: 'All' } }),
      entry(3, { tableName: 'donations', before: { amount: 1 }, after: { amount: 2 } }),
      entry(2, { tableName: 'payment_settings', before: { mode: 'a' }, after: { mode: 'b' } }),
      entry(1, { rowId: '99' }),
    ])
    const links = within(await list()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['People', '/admin/impact'],
      ['donation', '/admin/donations'],
      ['payment settings', '/admin/settings'],
    ])
  })

  test('the form of an item leads to its own history', async () => {
    const { user } = await open('/admin/events/1', [entry(2, { rowId: '2' }), entry(1)])
    await user.click(await screen.findByRole('link', { name: 'See who changed this' }))
    expect((await list()).children).toHaveLength(1)
    expect(location.search).toBe('?kind=events&id=1')
  })

  test('the history is filtered by kind, and shown page by page', async () => {
    const others = changesOf(3, { tableName: 'programs' }).map((other) => ({
      ...other,
      id: other.id - 50,
    }))
    const { user } = await open(path, [...changesOf(21), ...others])
    await screen.findByRole('button', { name: 'Show older changes' })
    await user.click(screen.getByRole('combobox', { name: 'Show changes to' }))
    await user.click(await screen.findByTitle('Events'))
    await waitFor(() => expect(location.search).toBe('?kind=events'))
    await user.click(await screen.findByRole('button', { name: 'Show older changes' }))
    expect(location.search).toBe('?kind=events&page=2')
    await waitFor(async () => expect((await list()).children).toHaveLength(21))
    expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull()
  })

  test('older changes are read from the first of them', async () => {
    await open(path, changesOf(41))
    await list()
    screen.getByRole('button', { name: 'Show older changes' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect((await list()).children).toHaveLength(40))
    expect((await list()).children[20]).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    expect(screen.getAllByRole('link', { name: 'Old Fair' })[20]).toHaveFocus()
  })

  test('an earlier version is compared with what there is now, restored, and undone', async () => {
    const { user } = await open(path, [
      entry(2, { before: { slots: 50, status: 'postponed' }, after: { slots: 120 } }),
      entry(1, { after: { title: fair?.title } }),
    ])
    const button = await screen.findByRole('button', {
      name: 'Restore the earlier version: “Old Fair”, Sep 30, 2025, 9:05 AM',
    })
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore “Old Fair”' }))
    expect(await dialog.findByText(/^These fields go back to how they were/)).toHaveFocus()
    const rows = dialog.getAllByRole('row').map((row) => row.textContent)
    expect(rows.sort()).toEqual([
      'FieldNowBefore this change',
      'Slots12050',
      'StatusScheduledPostponed',
      `Title${fair?.title}Old Fair`,
    ])
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }))
    expect((await screen.findByText('Event restored')).parentElement).toHaveTextContent(
      'Event restored “Old Fair”',
    )
    expect(shown(1)).toMatchObject({ ...fair, title: 'Old Fair', slots: 50 })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(shown(1)).toMatchObject({ ...fair }))
  })

  test('a deleted item comes back whole, and Undo deletes it again', async () => {
    const gone = { ...fair, id: undefined, title: 'Harbor Fair' }
    const deletion = { rowId: '99', action: 'delete' as const, before: gone, after: undefined }
    const { user } = await open(path, [entry(1, deletion)])
    await user.click(await screen.findByRole('button', { name: /^Restore: “Harbor Fair”/ }))
    expect(await screen.findByText(/^The event was deleted/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Restore this version' }))
    await waitFor(() => expect(shown(99)).toMatchObject({ ...fair, title: 'Harbor Fair', id: 99 }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(shown(99)).toBeUndefined())
  })

  test('what is as it was is not to be restored', async () => {
    await open(path, [
      entry(2, { rowId: '2', before: { title: 'Old Fair' } }),
      // Without a status, it is scheduled.
      entry(1, { before: { title: fair?.title, status: 'scheduled' } }),
    ])
    expect(await screen.findByRole('button', { name: /^Restore .*: “Old Fair”/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: new RegExp(`“${fair?.title}”`) })).toBeNull()
  })

  test('nothing is restored of what visitors sent, or of which the history keeps nothing', async () => {
    await open(path, [
      entry(3, { tableName: 'registrations', action: 'delete', before: undefined }),
      entry(2, { tableName: 'donations', action: 'insert', after: { donorName: '…', amount: 5 } }),
      entry(1, { before: { title: '…' }, after: { title: '…' } }),
    ])
    expect((await list()).children).toHaveLength(3)
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
  })

  test('what is gone, and of which the history does not keep everything, is neither offered nor linked', async () => {
    const donor = { donorName: '…', email: '…' }
    await open(path, [
      entry(2, { tableName: 'donations', rowId: '99', action: 'delete', before: donor }),
      entry(1, {
        tableName: 'donations',
        rowId: '99',
        before: { amount: 5 },
        after: { amount: 9 },
      }),
    ])
    expect((await list()).children).toHaveLength(2)
    expect(await list()).toHaveTextContent('Amount (USD): $5.00 → $9.00')
    expect(within(await list()).queryByRole('button')).toBeNull()
    expect(within(await list()).queryByRole('link')).toBeNull()
  })

  test('nothing changed yet is said so', async () => {
    await open(path, [])
    expect(await screen.findByText('No changes yet.')).toBeVisible()
  })
})

const recorded = (count: number) =>
  waitFor(async () => expect(await readHistory()).toHaveLength(count))
test('before a moved event is moved back, it says who has to hear of it', async () => {
  storeAsAnotherTab('events', [{ ...fair, id: 1, attendees: 1, date: 'April 19, 2027' }])
  await write((open) => open.put('submissions', submission(1, { eventId: 1 })))
  const [[, open]] = histories
  const { user } = await open(path, [
    entry(1, { before: { date: 'April 12, 2027' }, after: { date: 'April 19, 2027' } }),
  ])
  await user.click(await screen.findByRole('button', { name: /^Restore the earlier version/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Restore/ }))
  expect(await dialog.findByText('1 person is registered.')).toBeVisible()
  expect(await dialog.findByText(/^No email is going out. Let them know yourself/)).toBeVisible()
})

const today = 'Oct 1, 2025'
const now = '7:00 AM'

test('the default records who edited, added and deleted what, and when', async () => {
  const { user } = renderConsole('/admin/events?tab=all')
  const [first, second] = events.seed
  await user.click(await screen.findByRole('button', { name: `Edit ${first?.title}` }))
  const form = within(await screen.findByRole('form', { name: 'Edit event' }))
  fill(form.getByLabelText('Title'), 'Harbor Fair')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await recorded(1)
  await user.click(await screen.findByRole('button', { name: `Delete ${second?.title}` }))
  await recorded(2)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await recorded(3)
  await user.click(screen.getByRole('link', { name: 'History' }))
  expect(await told()).toEqual([
    `${today}Restored event “${second?.title}”Admin · ${now}`,
    `Deleted event “${second?.title}”Admin · ${now}`,
    `Changed event “${first?.title}”Title: ${first?.title} → Harbor FairAdmin · ${now}`,
  ])
})

test('bringing back is an entry of its own, which appears in the list; a program is saved today', async () => {
  const [program] = programs.seed
  const before = { title: 'Fairs' }
  const change = entry(1, { tableName: 'programs', before, after: { title: program?.title } })
  await write((open) => open.put('history', change))
  const { user } = renderConsole(path)
  await user.click(await screen.findByRole('button', { name: /^Restore the earlier version/ }))
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }))
  expect(await screen.findByText('Program restored')).toBeVisible()
  await waitFor(async () => expect((await list()).children).toHaveLength(2))
  expect((await told())[0]).toMatch(/^Oct 1, 2025Changed program “Health Fairs”/)
  expect(collection(programs).get()[0]).toMatchObject({ title: 'Fairs', createdAt: '2025-10-01' })
})

test('of a donor, the default records that something changed and not what; who it is, the donation tells', async () => {
  const { user } = renderConsole('/admin/donations')
  await user.click(await screen.findByRole('button', { name: 'Record Donation' }))
  const form = within(await screen.findByRole('dialog'))
  fill(form.getByLabelText('Donor name'), 'Marcia Campbell')
  fill(form.getByLabelText('Email'), 'marcia@example.com')
  fill(form.getByLabelText('Amount (USD)'), '5')
  await user.click(form.getByRole('button', { name: 'Record donation' }))
  await recorded(1)
  expect(JSON.stringify(await readHistory())).not.toMatch(/marcia/i)
  await user.click(screen.getByRole('link', { name: 'History' }))
  expect(await told()).toEqual([`${today}Added donation from Marcia Campbell, $5.00Admin · ${now}`])
})

test('what was done with a submission is in the default’s history, without what the visitor wrote', async () => {
  const [[, open]] = backends
  const { user } = await open('/admin/submissions', [submission(1)])
  await user.click(await screen.findByRole('button', { name: 'Mark handled Visitor 1' }))
  await recorded(1)
  expect(JSON.stringify(await readHistory())).not.toContain('isitor')
  await user.click(screen.getByRole('link', { name: 'History' }))
  const { eventId, eventTitle } = submission(1)
  const event = await screen.findByRole('link', { name: eventTitle })
  expect(event).toHaveAttribute('href', `/admin/events/${eventId}/registrations`)
  expect(await told()).toEqual([
    `${today}Marked registration for ${eventTitle} as handledAdmin · ${now}`,
  ])
})

// A database counts itself.
test('without a database, an event comes back under a number that calendars take, and so does Undo', async () => {
  const [[, open]] = histories
  const deletion = { action: 'delete' as const, before: { ...fair, id: undefined } }
  const { user } = await open(path, [
    entry(4, { rowId: '99', ...deletion }),
    entry(3, { rowId: '99' }),
    entry(2, { rowId: '99' }),
    entry(1, { rowId: '2', before: { location: 'Hillview' } }),
  ])
  const restore = async (name: RegExp) => {
    await user.click(await screen.findByRole('button', { name }))
    await user.click(await screen.findByRole('button', { name: 'Restore this version' }))
  }
  await restore(/^Restore: /)
  await waitFor(() => expect(shown(99)).toMatchObject({ sequence: 3 }))
  await restore(/^Restore the earlier version: “Community Health Fair”/)
  await waitFor(() => expect(shown(2)).toMatchObject({ location: 'Hillview', sequence: 1 }))
  await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement)
  await waitFor(() => expect(shown(2)).toMatchObject({ ...other, sequence: 2 }))
})
