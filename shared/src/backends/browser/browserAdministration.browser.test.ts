import { signIn } from 'shared/auth'
import { backend, collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { submission } from 'shared/testing/fakeSubmissions'
import { beforeEach, expect, test, vi } from 'vitest'
import { readHistory, write } from './browserDatabase'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 1) })
  signIn({ id: 'ann', name: 'Ann', email: 'ann@example.com', role: 'admin' })
  await emptyDatabase()
})

const keep = (...sent: Parameters<typeof submission>[]) =>
  write((open) => Promise.all(sent.map((one) => open.put('submissions', submission(...one)))))
const attendees = () =>
  collection(events)
    .get()
    .map((event) => event.attendees)

test('who deletes registrations gives back the places of coming events, and of no other', async () => {
  const [event] = events.seed
  if (!event) throw new Error('There is no event')
  const days = ['May 2, 2026', 'May 2, 2026', 'Soon', 'April 2, 2026']
  await collection(events).update(() =>
    days.map((date, index) => ({ ...event, id: index + 1, date, attendees: 5, slots: 9 })),
  )
  await keep([1, { eventId: 1 }], [2, { eventId: 1 }], [3, { eventId: 3 }], [4, { eventId: 4 }])
  await keep([5, { eventId: 2, canceledAt: '2026-04-01T00:00:00Z' }])
  await keep([6, { eventId: 2, kind: 'eventVolunteer' }], [7, { eventId: 77 }])
  const { submissions } = await backend().administration()
  const [one] = await submissions.all({ search: 'visitor1@' })
  if (one) await submissions.remove(one)
  expect(attendees()).toEqual([4, 5, 5, 5])
  expect(await submissions.removeMany({ before: new Date() })).toBe(6)
  expect(attendees()).toEqual([3, 5, 5, 5])
})

test('an address is found in content and in the history, and taken out of the history', async () => {
  const { submissions, history } = await backend().administration()
  await collection(events).update((current) =>
    current.map((event) => (event.id === 1 ? { ...event, title: 'Ask Dee@example.com' } : event)),
  )
  await vi.waitFor(async () => expect(await readHistory()).toHaveLength(1))
  const [entry] = await readHistory()
  const { mentions } = await submissions.forget('dee@example.com')
  expect(mentions).toEqual([
    { table: 'events', row: '1' },
    { table: 'audit', row: String(entry?.id) },
  ])
  expect(await history.forget(' DEE@example.com')).toBe(1)
  const [without] = await readHistory()
  expect(without).toEqual({ ...entry, after: { title: '…' } })
  expect((await submissions.forget('dee@example.com')).mentions).toHaveLength(1)
})
