import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { newEventDefaults } from 'shared/entities/event'
import { openTab } from 'shared/testing/openTab'
import {
  allSaved,
  ann,
  offline,
  openSendingTab,
  recorded,
  retryNow,
  soon,
  start,
} from 'shared/testing/sendingTab'
import { writesSettled } from 'shared/testing/writesSettled'
import { expect, test, vi } from 'vitest'
import { addToOutbox, readOutbox } from './outbox'

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Another tab of this browser, or this one after a reload. */
async function openSender() {
  const { exports, document } = await openTab<typeof import('./sender')>(
    new URL('./sender.ts', import.meta.url),
  )
  Object.assign(document.defaultView ?? {}, { fetch: window.fetch })
  return exports.startSender
}

test('an edit, a new event and a deletion reach the store, and their versions come back', async () => {
  const { edit, remove, add, event, local, requests, tables } = openSendingTab()
  edit(1, { title: 'Renamed' })
  remove(2)
  const id = add('New')
  await recorded(3)
  start()
  await allSaved()
  expect(event(1)).toMatchObject({ title: 'Renamed', version: 2 })
  expect(tables.rows('events').map((row) => row.id)).toEqual([1, 3, 4, 5, 6, id])
  expect(local(1)).toMatchObject({ title: 'Renamed', version: 2 })
  expect(local(id)).toMatchObject({ title: 'New', version: 1 })
  expect(requests.map(({ method, path }) => `${method} ${path.replace('/rest/v1/', '')}`)).toEqual([
    'PATCH events?id=eq.1&version=eq.1',
    'DELETE events?id=eq.2&version=eq.1',
    'POST events',
  ])
  expect(requests[0]).toMatchObject({ body: { title: 'Renamed' }, token: 'token' })
})

test('who gets a place by a change of an event is counted at once', async () => {
  const { edit, local, network, tables, event } = openSendingTab()
  const { answer } = network
  network.answer = (request) => {
    const answered = answer(request)
    // As the database does it, after it has the answer.
    if (request.method === 'PATCH') tables.change('events', 1, { attendees: 7 })
    return answered
  }
  edit(1, { slots: 7 })
  await recorded(1)
  start()
  await allSaved()
  expect(event(1)).toMatchObject({ slots: 7, attendees: 7 })
  expect(local(1)).toMatchObject({ slots: 7, attendees: 7, version: event(1)?.version })
})

test('a hundred changes made offline survive a killed browser and arrive in their order', async () => {
  const { edit, network, requests, event, tables } = openSendingTab(100)
  network.answer = offline
  const stop = start()
  for (let id = 1; id <= 100; id += 1) edit(id, { title: `Offline ${id}` })
  await soon(() => {
    expect(readOutbox().map(({ failure }) => failure?.reason)).toContain('unavailable')
    expect(readOutbox()).toHaveLength(100)
  })
  stop()

  network.answer = tables.answer
  requests.length = 0
  start({ start: await openSender() })
  await allSaved()
  const sent = requests.map(({ path }) => Number(/id=eq\.(\d+)/.exec(path)?.[1]))
  expect(sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1))
  for (let id = 1; id <= 100; id += 1) expect(event(id)?.title).toBe(`Offline ${id}`)
  expect(stored('events')[99]).toMatchObject({ title: 'Offline 100', version: 2 })
})

test('the order does not depend on the clock', async () => {
  const { edit, requests, event } = openSendingTab()
  vi.useFakeTimers({ now: new Date('2026-03-02'), toFake: ['Date'] })
  edit(1, { title: 'First' })
  await recorded(1)
  vi.setSystemTime(new Date('2026-03-01'))
  edit(2, { title: 'Second' })
  await recorded(2)
  edit(1, { title: 'Third' })
  await writesSettled()
  start()
  await allSaved()
  expect(requests.map(({ body }) => body)).toEqual([{ title: 'Third' }, { title: 'Second' }])
  expect(event(1)?.title).toBe('Third')
})

test('what is edited while a change is on its way follows it', async () => {
  const { edit, holdAnswers, event, local, requests } = openSendingTab()
  const answer = holdAnswers()
  start()
  edit(1, { title: 'One' })
  await soon(() => expect(requests).toHaveLength(1))
  edit(1, { title: 'Two' })
  edit(1, { title: 'Three' })
  await soon(() => expect(readOutbox().at(-1)?.change.after).toEqual({ title: 'Three' }))
  answer()
  await allSaved()
  expect(requests.map(({ path, body }) => [path.slice(-10), body])).toEqual([
    ['version=eq.1'.slice(-10), { title: 'One' }],
    ['version=eq.2'.slice(-10), { title: 'Three' }],
  ])
  expect(event(1)).toMatchObject({ title: 'Three', version: 3 })
  expect(local(1)).toMatchObject({ title: 'Three', version: 3 })
})

test('two tabs send each change once', async () => {
  const { edit, requests } = openSendingTab(20)
  start({ start: await openSender() })
  start()
  for (let id = 1; id <= 20; id += 1) edit(id, { title: 'Mine' })
  await writesSettled()
  await allSaved()
  expect(requests).toHaveLength(20)
  expect(new Set(requests.map(({ path }) => path)).size).toBe(20)
})

test.each([
  ['a thousand events are sent at once', 1000, false, 5],
  ['events are sent one by one where one of them is refused', 210, true, 12],
])('a restored backup’s %s', async (_, count, isOneRefused, requestCount) => {
  const { network, requests, tables } = openSendingTab(0)
  network.answer = (request) =>
    isOneRefused && JSON.stringify(request.body).includes(`"Event ${count}"`)
      ? Response.json({ code: '23514', message: 'no' }, { status: 400 })
      : tables.answer(request)
  const items = Array.from({ length: count }, (_, n) => ({
    ...newEventDefaults,
    id: n + 1,
    title: `Event ${n + 1}`,
  }))
  await collection(events).update(() => items)
  start()
  const refused = isOneRefused ? ['refused'] : []
  await soon(() => expect(readOutbox().map(({ failure }) => failure?.reason)).toEqual(refused))
  const arrived = count - refused.length
  expect(tables.rows('events')).toHaveLength(arrived)
  expect(requests).toHaveLength(requestCount)
  const sent = collection(events).get()
  expect(sent.filter(({ version }) => version === 1)).toHaveLength(arrived)
})

const bea = { id: 'bea', name: 'Bea' }

test('another administrator’s session sends none of it, and edits of both stay apart', async () => {
  const { edit, event, requests } = openSendingTab()
  edit(1, { title: 'Ann’s' })
  await recorded(1)
  const location = { before: { location: event(1)?.location }, after: { location: 'Bea’s' } }
  addToOutbox('events', [{ id: 1, version: 1, ...location }], bea)
  const stop = start({ of: bea })
  await recorded(1)
  expect(requests.map(({ body }) => body)).toEqual([{ location: 'Bea’s' }])
  expect(readOutbox()).toMatchObject([{ owner: ann, change: { after: { title: 'Ann’s' } } }])
  retryNow()
  await writesSettled()
  expect(requests).toHaveLength(1)
  stop()
  start()
  await allSaved()
  expect(event(1)).toMatchObject({ title: 'Ann’s', location: 'Bea’s' })
})
