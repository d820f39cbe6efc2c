/** A database, a connection or a browser that fails while changes are sent. */
import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { fillLocalStorage } from 'shared/testing/fillLocalStorage'
import {
  allSaved,
  failed,
  offline,
  openSendingTab,
  reasons,
  recorded,
  retryNow,
  soon,
  start,
} from 'shared/testing/sendingTab'
import { expect, test, vi } from 'vitest'
import { tryAgain } from './entryChanges'
import { isOutboxVolatile, readOutbox } from './outbox'

const json = (status: number, body: object) => () => Response.json(body, { status })
const html = (status: number) => () => new Response('<!doctype html>', { status })

/** Waits without a clock, which the test has stopped. */
async function until(holds: () => boolean) {
  while (!holds()) await navigator.locks.query()
}

/** Nothing more is tried. */
const idle = () =>
  soon(async () => {
    const { held = [] } = await navigator.locks.query()
    expect(held.map(({ name }) => name)).not.toContain('outbox')
  })

test.each<[string, () => unknown, string]>([
  ['401', json(401, { code: 'PGRST301' }), 'signedOut'],
  ['403', json(403, { code: '42501' }), 'forbidden'],
  ['400', json(400, { code: '23514', message: 'no' }), 'refused'],
  ['409 of transactions that met', json(409, { code: '40001' }), 'unavailable'],
  ['429', json(429, {}), 'unavailable'],
  ['500', json(500, {}), 'unavailable'],
  ['HTML with 502', html(502), 'unavailable'],
  ['HTML with 200', html(200), 'unavailable'],
  ['JSON of something else', json(200, { hello: 'world' }), 'unavailable'],
  ['no connection', offline, 'unavailable'],
])('%s: nothing is lost and no other row is held up', async (_, fault, reason) => {
  const { edit, network, tables, event } = openSendingTab()
  network.answer = (request) =>
    request.path.includes('id=eq.1') ? fault() : tables.answer(request)
  edit(1, { title: 'First' })
  edit(2, { title: 'Second' })
  await recorded(2)
  start()
  await soon(() => expect(reasons()).toEqual([reason]))
  await idle()
  expect([event(1)?.title, event(2)?.title]).toEqual(['Event 1', 'Second'])
  network.answer = tables.answer
  for (const entry of readOutbox()) await tryAgain(entry)
  retryNow()
  await allSaved()
  expect(event(1)?.title).toBe('First')
})

test('an answer that is lost counts once, for an edit, a new event and a deletion', async () => {
  const { edit, remove, add, network, tables, event } = openSendingTab()
  network.answer = (request) => {
    const answer = tables.answer(request)
    return request.method === 'GET' ? answer : offline()
  }
  edit(1, { attendees: 7 })
  remove(2)
  add('New')
  await recorded(3)
  start()
  await failed('unavailable')
  await idle()
  network.answer = tables.answer
  retryNow()
  await allSaved()
  expect(event(1)).toMatchObject({ attendees: 7, version: 2 })
  expect(tables.rows('events').map(({ title }) => title)).toEqual([
    ...[1, 3, 4, 5, 6].map((n) => `Event ${n}`),
    'New',
  ])
})

test('after an outage, a change that fails again and again holds up no other', async () => {
  const { edit, network, tables, event } = openSendingTab()
  network.answer = offline
  edit(1, { title: 'First' })
  edit(2, { title: 'Second' })
  edit(3, { title: 'Third' })
  await recorded(3)
  start()
  await soon(() => expect(reasons()).toEqual(Array(3).fill('unavailable')))
  network.answer = (request) =>
    request.path.includes('id=eq.1') ? html(500)() : tables.answer(request)
  await soon(() => {
    retryNow()
    expect([event(2)?.title, event(3)?.title]).toEqual(['Second', 'Third'])
  })
  await recorded(1)
  expect(readOutbox().map(({ change }) => change.id)).toEqual([1])
})

test('a store older than the console names the field that it does not know', async () => {
  const { edit, remove, event } = openSendingTab()
  edit(1, { paymentPage: 'x' })
  remove(2)
  await recorded(2)
  start()
  await soon(() => expect(event(2)).toBeUndefined())
  await recorded(1)
  const message =
    'The database doesn’t know the field “Payment page” yet. Ask whoever runs this site to update it.'
  expect(readOutbox()).toMatchObject([
    { failure: { reason: 'refused', message }, change: { after: { paymentPage: 'x' } } },
  ])
})

test('what cannot be seen to change is forbidden, not tried without end', async () => {
  const { edit, network, tables, requests } = openSendingTab()
  network.answer = (request) => (request.method === 'PATCH' ? [] : tables.answer(request))
  edit(1, { title: 'Mine' })
  await recorded(1)
  start()
  await failed('forbidden')
  expect(readOutbox()[0]?.failure?.message).toBe('Your account can’t change this.')
  expect(requests).toHaveLength(2)
})

test('without a session nothing is asked; after signing in everything is sent', async () => {
  const { edit, requests, event } = openSendingTab()
  let token: string | null = null
  edit(1, { title: 'Mine' })
  await recorded(1)
  start({ token: () => token })
  await failed('signedOut')
  expect(requests).toEqual([])
  token = 'token'
  retryNow()
  await allSaved()
  expect(event(1)?.title).toBe('Mine')
})

test('the pauses between attempts grow to a minute, and a new connection ends them', async () => {
  const { edit, network, tables, requests } = openSendingTab()
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
  network.answer = tables.answer
  retryNow()
  vi.useRealTimers()
  await allSaved()
  expect(requests).toHaveLength(10)
})

test('a store that takes longer than ten seconds to answer is tried again', async () => {
  const { edit, network, tables, event, requests } = openSendingTab()
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
  expect(reasons()).toEqual([undefined])
  await vi.advanceTimersByTimeAsync(1)
  await until(() => reasons()[0] === 'unavailable')
  network.answer = tables.answer
  vi.useRealTimers()
  retryNow()
  await allSaved()
  expect(event(1)?.title).toBe('Mine')
})

test('where the storage is full, changes are sent all the same', async () => {
  const { edit, event } = openSendingTab()
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
