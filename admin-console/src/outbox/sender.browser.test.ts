import { events } from 'shared/collections/events'
import { newEventDefaults } from 'shared/entities/event'
import { collection } from 'shared/persistence'
import { isOutboxVolatile, readOutbox } from 'shared/store/outbox'
import { storeConfig } from 'shared/store/storeConfig'
import { StoreError, storeRequest } from 'shared/store/storeRequest'
import { type FakeRequest, fakeStore } from 'shared/testing/fakeStore'
import { fakeTables } from 'shared/testing/fakeTables'
import { fillLocalStorage } from 'shared/testing/fillLocalStorage'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { makeStore } from '../app/store'
import { eventAdded, eventRemoved, eventUpdated } from '../features/events/eventsSlice'
import { openTab } from '../testing/openTab'
import { storeAsAnotherTab, stored } from '../testing/storage'
import { writesSettled } from '../testing/writesSettled'
import { changeCollection, setChangeRecorder } from './changeCollection'
import { keepMine, takeTheirs, tryAgain } from './entryChanges'
import { outboxRecorder } from './outboxRecorder'
import { saveStatus } from './saveStatus'
import { startSender } from './sender'

beforeAll(() => setChangeRecorder(outboxRecorder))
afterEach(writesSettled)

/** A console whose collections hold what the store holds. Nothing is sent before `start`. */
function openConsole(count = events.seed.length) {
  const items = Array.from({ length: count }, (_, n) => ({
    ...events.seed[0],
    title: `Event ${n + 1}`,
    id: n + 1,
    version: 1,
  }))
  const tables = fakeTables({ events: items })
  const network = { answer: tables.answer as (request: FakeRequest) => unknown }
  const requests = fakeStore((request) => network.answer(request))
  storeAsAnotherTab('events', items)
  const { dispatch } = makeStore()
  return {
    tables,
    network,
    requests,
    dispatch,
    edit: (id: number, changes: object) => dispatch(eventUpdated({ id, changes })),
    event: (id: number) => tables.rows('events').find((row) => row.id === id),
    local: (id: number) =>
      collection(events)
        .get()
        .find((event) => event.id === id),
  }
}

function start(start = startSender, token = () => 'token' as string | null) {
  const store = storeConfig()
  if (!store) throw new Error('The document names no store')
  const stop = start(async (request) => {
    if (!token()) throw new StoreError('signedOut', 'Nobody is signed in')
    return storeRequest(store, { ...request, token: 'token' })
  })
  onTestFinished(stop)
  return stop
}

const recorded = (count: number) => vi.waitFor(() => expect(readOutbox()).toHaveLength(count))
const status = () => saveStatus(readOutbox())
const allSaved = () => vi.waitFor(() => expect(status()).toEqual({ kind: 'saved' }))
const reached = (kind: string) => vi.waitFor(() => expect(status().kind).toBe(kind))
const retryNow = () => dispatchEvent(new Event('online'))
/** Nothing more is tried. */
const idle = () =>
  vi.waitFor(async () => {
    const { held = [] } = await navigator.locks.query()
    expect(held.map(({ name }) => name)).not.toContain('outbox')
  })
/** Waits without a clock, which the test has stopped. */
async function until(holds: () => boolean) {
  while (!holds()) await navigator.locks.query()
}
const offline = () => {
  throw new TypeError('Failed to fetch')
}

test('an edit, a new event and a deletion reach the store, and their versions come back', async () => {
  const { edit, dispatch, event, local, requests, tables } = openConsole()
  edit(1, { title: 'Renamed' })
  dispatch(eventRemoved({ id: 2 }))
  const added = dispatch(eventAdded({ ...newEventDefaults, title: 'New' }))
  const { id } = added.payload
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

test('a hundred changes made offline survive a killed browser and arrive in their order', async () => {
  const { edit, network, requests, event } = openConsole(100)
  const { answer } = network
  network.answer = offline
  const stop = start()
  for (let id = 1; id <= 100; id += 1) edit(id, { title: `Offline ${id}` })
  await vi.waitFor(() => expect(status()).toEqual({ kind: 'waiting', count: 100 }))
  stop()

  network.answer = answer
  requests.length = 0
  const tab = await openTab<typeof import('./sender')>('../outbox/sender.ts')
  Object.assign(tab.document.defaultView ?? {}, { fetch: window.fetch })
  start(tab.exports.startSender)
  await allSaved()
  const sent = requests.map(({ path }) => Number(/id=eq\.(\d+)/.exec(path)?.[1]))
  expect(sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1))
  for (let id = 1; id <= 100; id += 1) expect(event(id)?.title).toBe(`Offline ${id}`)
  expect(stored('events')[99]).toMatchObject({ title: 'Offline 100', version: 2 })
})

test('the order does not depend on the clock', async () => {
  const { edit, requests, event } = openConsole()
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
  const { edit, network, event, local, requests } = openConsole()
  const { answer } = network
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  network.answer = async (request) => {
    await arrived
    return answer(request)
  }
  start()
  edit(1, { title: 'One' })
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  edit(1, { title: 'Two' })
  edit(1, { title: 'Three' })
  await vi.waitFor(() => expect(readOutbox().at(-1)?.change.after).toEqual({ title: 'Three' }))
  arrive()
  await allSaved()
  expect(requests.map(({ path, body }) => [path.slice(-10), body])).toEqual([
    ['version=eq.1'.slice(-10), { title: 'One' }],
    ['version=eq.2'.slice(-10), { title: 'Three' }],
  ])
  expect(event(1)).toMatchObject({ title: 'Three', version: 3 })
  expect(local(1)).toMatchObject({ title: 'Three', version: 3 })
})

test('an answer that is lost counts once, for an edit, a new event and a deletion', async () => {
  const { edit, dispatch, network, tables, event } = openConsole()
  const { answer } = network
  network.answer = (request) => {
    answer(request)
    if (request.method !== 'GET') return offline()
    return answer(request)
  }
  edit(1, { attendees: 7 })
  dispatch(eventRemoved({ id: 2 }))
  dispatch(eventAdded({ ...newEventDefaults, title: 'New' }))
  await recorded(3)
  start()
  await reached('waiting')
  network.answer = answer
  retryNow()
  await vi.waitFor(() => expect(status().kind).toBe('saved'), 10_000)
  expect(event(1)).toMatchObject({ attendees: 7, version: 2 })
  expect(tables.rows('events').map(({ title }) => title)).toEqual([
    ...[1, 3, 4, 5, 6].map((n) => `Event ${n}`),
    'New',
  ])
})

test('two administrators’ 200 interleaved edits of different fields lose none', async () => {
  const { edit, network, tables, event } = openConsole(10)
  const { answer, change } = tables
  const theirs: Record<number, string> = {}
  let [edits, theirEdits] = [0, 0]
  // Somebody else's edit of the row arrives just before this administrator's.
  network.answer = (request) => {
    const id = Number(/id=eq\.(\d+)/.exec(request.path)?.[1])
    if (request.method === 'PATCH' && theirEdits < edits) {
      theirEdits += 1
      theirs[id] = `Theirs ${theirEdits}`
      change('events', id, { location: theirs[id] })
    }
    return answer(request)
  }
  start()
  while (edits < 100) {
    const id = (edits % 10) + 1
    edits += 1
    const title = `Mine ${edits}`
    edit(id, { title })
    await vi.waitFor(() => expect(event(id)?.title).toBe(title), { timeout: 30_000, interval: 2 })
    await vi.waitFor(() => expect(readOutbox()).toEqual([]), { timeout: 30_000, interval: 2 })
    expect(event(id)).toMatchObject({ title, location: theirs[id] })
  }
  expect(theirEdits).toBe(100)
})

test('a registration meanwhile is no conflict', async () => {
  const { edit, tables, event, local } = openConsole()
  edit(1, { title: 'Mine' })
  await recorded(1)
  tables.change('events', 1, { attendees: 41 })
  start()
  await allSaved()
  expect(event(1)).toMatchObject({ title: 'Mine', attendees: 41, version: 3 })
  expect(local(1)).toMatchObject({ title: 'Mine', attendees: 41, version: 3 })
})

async function conflict(mine: () => void, theirs: () => void) {
  mine()
  await recorded(1)
  theirs()
  start()
  await reached('decision')
  const [entry] = readOutbox()
  if (!entry) throw new Error('An entry was expected')
  return entry
}

test.each([
  ['mine', keepMine, 'Mine'],
  ['theirs', takeTheirs, 'Theirs'],
])('one field edited by two waits for a decision: %s', async (_, decide, title) => {
  const { edit, tables, event, local } = openConsole()
  const entry = await conflict(
    () => edit(1, { title: 'Mine' }),
    () => tables.change('events', 1, { title: 'Theirs', attendees: 9 }),
  )
  expect(entry.failure?.theirs).toMatchObject({ title: 'Theirs', version: 2 })
  // Neither is overwritten before.
  expect([event(1)?.title, local(1)?.title]).toEqual(['Theirs', 'Mine'])
  await decide(entry)
  await allSaved()
  expect(event(1)).toMatchObject({ title, attendees: 9 })
  expect(local(1)).toMatchObject({ title, attendees: 9, version: event(1)?.version })
})

test.each([
  ['restored', keepMine, { title: 'Mine', location: events.seed[0]?.location, version: 1 }],
  ['gone', takeTheirs, undefined],
])('an edited event that somebody else deleted: %s', async (_, decide, row) => {
  const { edit, tables, event, local } = openConsole()
  const entry = await conflict(
    () => edit(1, { title: 'Mine' }),
    () => tables.remove('events', 1),
  )
  expect(entry.failure?.theirs).toBeNull()
  await decide(entry)
  await allSaved()
  if (row) {
    expect(event(1)).toMatchObject(row)
    expect(local(1)).toMatchObject(row)
  } else expect([event(1), local(1)]).toEqual([undefined, undefined])
})

test.each([
  ['deleted anyway', keepMine, undefined],
  ['kept', takeTheirs, { title: 'Theirs', version: 2 }],
])('a deleted event that somebody else edited: %s', async (_, decide, row) => {
  const { dispatch, tables, event, local } = openConsole()
  const entry = await conflict(
    () => dispatch(eventRemoved({ id: 1 })),
    () => tables.change('events', 1, { title: 'Theirs' }),
  )
  await decide(entry)
  await allSaved()
  if (row) {
    expect(event(1)).toMatchObject(row)
    expect(local(1)).toMatchObject(row)
  } else expect([event(1), local(1)]).toEqual([undefined, undefined])
})

test('what was edited while a change was refused belongs to the same decision', async () => {
  const { edit, network, tables, event, local } = openConsole()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  network.answer = async (request) => {
    await arrived
    return tables.answer(request)
  }
  tables.change('events', 1, { title: 'Theirs' })
  start()
  edit(1, { title: 'Mine' })
  await vi.waitFor(() => expect(readOutbox()[0]?.sent).toBe(true))
  edit(1, { location: 'Here' })
  await recorded(2)
  arrive()
  await reached('decision')
  expect(readOutbox().map(({ change }) => change.after)).toEqual([
    { title: 'Mine', location: 'Here' },
  ])
  for (const entry of readOutbox()) await keepMine(entry)
  await allSaved()
  expect(event(1)).toMatchObject({ title: 'Mine', location: 'Here', version: 3 })
  expect(local(1)).toMatchObject({ title: 'Mine', location: 'Here', version: 3 })
})

const json = (status: number, body: object) => () => Response.json(body, { status })
const html = (status: number) => () => new Response('<!doctype html>', { status })
const waits = { kind: 'waiting', count: 1 }
const asks = { kind: 'decision', count: 1 }

test.each<[string, () => unknown, object]>([
  ['401', json(401, { code: 'PGRST301' }), { kind: 'signedOut', count: 1 }],
  ['403', json(403, { code: '42501' }), asks],
  ['400', json(400, { code: '23514', message: 'no' }), asks],
  ['409 of transactions that met', json(409, { code: '40001' }), waits],
  ['429', json(429, {}), waits],
  ['500', json(500, {}), waits],
  ['HTML with 502', html(502), waits],
  ['HTML with 200', html(200), waits],
  ['JSON of something else', json(200, { hello: 'world' }), waits],
  ['no connection', offline, waits],
])('%s: nothing is lost and no other row is held up', async (_, fault, expected) => {
  const { edit, network, event } = openConsole()
  const { answer } = network
  network.answer = (request) => (request.path.includes('id=eq.1') ? fault() : answer(request))
  edit(1, { title: 'First' })
  edit(2, { title: 'Second' })
  await recorded(2)
  start()
  await vi.waitFor(() => expect(status()).toEqual(expected))
  await idle()
  expect([event(1)?.title, event(2)?.title]).toEqual(['Event 1', 'Second'])
  network.answer = answer
  for (const entry of readOutbox()) await tryAgain(entry)
  retryNow()
  await allSaved()
  expect(event(1)?.title).toBe('First')
})

test('after an outage, a change that fails again and again holds up no other', async () => {
  const { edit, network, tables, event } = openConsole()
  network.answer = offline
  edit(1, { title: 'First' })
  edit(2, { title: 'Second' })
  edit(3, { title: 'Third' })
  await recorded(3)
  start()
  await vi.waitFor(() => expect(status()).toEqual({ kind: 'waiting', count: 3 }))
  network.answer = (request) =>
    request.path.includes('id=eq.1') ? html(500)() : tables.answer(request)
  await vi.waitFor(() => {
    retryNow()
    expect([event(2)?.title, event(3)?.title]).toEqual(['Second', 'Third'])
  })
  expect(readOutbox().map(({ change }) => change.id)).toEqual([1])
})

test('a store older than the console names the field that it does not know', async () => {
  const { edit, dispatch, event } = openConsole()
  edit(1, { paymentPage: 'x' })
  dispatch(eventRemoved({ id: 2 }))
  await recorded(2)
  start()
  await vi.waitFor(() => expect(event(2)).toBeUndefined())
  expect(readOutbox().map(({ failure, change }) => [failure, change.after])).toEqual([
    [
      {
        reason: 'refused',
        message:
          'The store does not know the field “Payment page” yet. Its database is older than this console.',
      },
      { paymentPage: 'x' },
    ],
  ])
})

test('what cannot be seen to change is forbidden, not tried without end', async () => {
  const { edit, network, requests } = openConsole()
  const { answer } = network
  network.answer = (request) => (request.method === 'PATCH' ? [] : answer(request))
  edit(1, { title: 'Mine' })
  await recorded(1)
  start()
  await reached('decision')
  expect(readOutbox()[0]?.failure?.message).toBe('Your account may not change this.')
  expect(requests).toHaveLength(2)
})

test('without a session nothing is asked; after signing in everything is sent', async () => {
  const { edit, requests, event } = openConsole()
  let token: string | null = null
  edit(1, { title: 'Mine' })
  await recorded(1)
  start(startSender, () => token)
  await reached('signedOut')
  expect(requests).toEqual([])
  token = 'token'
  retryNow()
  await allSaved()
  expect(event(1)?.title).toBe('Mine')
})

test('the pauses between attempts grow to a minute, and a new connection ends them', async () => {
  const { edit, network, requests } = openConsole()
  const { answer } = network
  const attempts: number[] = []
  network.answer = () => {
    attempts.push(Date.now())
    return offline()
  }
  edit(1, { title: 'Mine' })
  await recorded(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  start()
  while (attempts.length < 9) {
    await until(() => vi.getTimerCount() > 0)
    await vi.advanceTimersToNextTimerAsync()
    await until(() => vi.getTimerCount() > 0)
  }
  const pauses = attempts.slice(1).map((at, n) => Math.round((at - (attempts[n] ?? 0)) / 1000))
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  network.answer = answer
  retryNow()
  vi.useRealTimers()
  await allSaved()
  expect(requests).toHaveLength(10)
})

test('a store that takes longer than ten seconds to answer is tried again', async () => {
  const { edit, network, event, requests } = openConsole()
  const { answer } = network
  // The browser's own clock for it cannot be moved.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delayMs) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('slow', 'TimeoutError')), delayMs)
    return controller.signal
  })
  network.answer = () => new Promise(() => {})
  edit(1, { title: 'Mine' })
  await recorded(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  start()
  await until(() => requests.length > 0)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(status()).toEqual({ kind: 'saving' })
  await vi.advanceTimersByTimeAsync(1)
  await until(() => status().kind === 'waiting')
  network.answer = answer
  vi.useRealTimers()
  retryNow()
  await allSaved()
  expect(event(1)?.title).toBe('Mine')
})

test('where the storage is full, changes are sent all the same', async () => {
  const { edit, event } = openConsole()
  fillLocalStorage()
  edit(1, { title: 'x'.repeat(2000) })
  await recorded(1)
  expect(isOutboxVolatile()).toBe(true)
  start()
  await allSaved()
  expect(event(1)?.title).toBe('x'.repeat(2000))
  // A value that could not be saved holds until one can be.
  localStorage.clear()
  await collection(events).update((items) => [...items])
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('"events" could not be saved')
  vi.mocked(console.warn).mockClear()
})

test('two tabs send each change once', async () => {
  const { edit, requests } = openConsole(20)
  const tab = await openTab<typeof import('./sender')>('../outbox/sender.ts')
  Object.assign(tab.document.defaultView ?? {}, { fetch: window.fetch })
  start(tab.exports.startSender)
  start()
  for (let id = 1; id <= 20; id += 1) edit(id, { title: 'Mine' })
  await writesSettled()
  await allSaved()
  expect(requests.map(({ path }) => path).toSorted()).toEqual(
    [...new Set(requests.map(({ path }) => path))].toSorted(),
  )
  expect(requests).toHaveLength(20)
})

test.each([
  ['at once', false, 5],
  ['and one by one where one of them is refused', true, 205],
])('a restored backup’s thousand events are sent %s', async (_, isOneRefused, requestCount) => {
  const { network, requests, tables } = openConsole(0)
  network.answer = (request) =>
    isOneRefused && JSON.stringify(request.body).includes('"Event 999"')
      ? Response.json({ code: '23514', message: 'no' }, { status: 400 })
      : tables.answer(request)
  const items = Array.from({ length: 1000 }, (_, n) => ({
    ...newEventDefaults,
    id: n + 1,
    title: `Event ${n + 1}`,
  }))
  await changeCollection(events, () => items)
  start()
  await vi.waitFor(
    () =>
      expect(readOutbox().map(({ failure }) => failure?.reason)).toEqual(
        isOneRefused ? ['refused'] : [],
      ),
    30_000,
  )
  expect(tables.rows('events')).toHaveLength(isOneRefused ? 999 : 1000)
  expect(requests.length).toBeLessThanOrEqual(requestCount)
  expect(
    collection(events)
      .get()
      .filter(({ version }) => version === 1),
  ).toHaveLength(isOneRefused ? 999 : 1000)
})

test('without a store nothing is recorded', async () => {
  const { dispatch } = makeStore()
  dispatch(eventUpdated({ id: 1, changes: { title: 'Mine' } }))
  await writesSettled()
  expect(stored('events')[0].title).toBe('Mine')
  expect(Object.keys(localStorage).sort()).toEqual(['events', 'events.version'])
})
