/** A console on a fake store, for tests of what becomes of its changes. */
import { events } from 'shared/collections/events'
import { newEventDefaults } from 'shared/entities/event'
import { collection } from 'shared/backend'
import { readOutbox } from 'shared/backends/supabase/outbox/outbox'
import { supabaseConfig } from 'shared/backends/supabase/supabaseConfig'
import { BackendError, supabaseRequest } from 'shared/backends/supabase/supabaseRequest'
import { type FakeRequest, fakeStore } from 'shared/testing/fakeStore'
import { fakeTables } from 'shared/testing/fakeTables'
import { expect, onTestFinished, vi } from 'vitest'
import { makeStore } from '../app/store'
import { eventAdded, eventRemoved, eventUpdated } from '../features/events/eventsSlice'
import { setChangeRecorder } from '../outbox/changeCollection'
import { outboxRecorder } from '../outbox/outboxRecorder'
import { saveStatus } from '../outbox/saveStatus'
import { startSender } from '../outbox/sender'
import { storeAsAnotherTab } from './storage'
import { writesSettled } from './writesSettled'

export const ann = { id: 'ann', name: 'Ann' }

/** A console whose collections hold what the store holds. Nothing is sent before `start`. */
export function openConsole(count = events.seed.length) {
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
  setChangeRecorder(outboxRecorder(ann))
  onTestFinished(writesSettled)
  const { dispatch } = makeStore()
  return {
    tables,
    network,
    requests,
    edit: (id: number, changes: object) => dispatch(eventUpdated({ id, changes })),
    remove: (id: number) => dispatch(eventRemoved({ id })),
    add: (title: string) => dispatch(eventAdded({ ...newEventDefaults, title })).payload.id,
    /** In the store, and in this browser. */
    event: (id: number) => tables.rows('events').find((row) => row.id === id),
    local: (id: number) =>
      collection(events)
        .get()
        .find((event) => event.id === id),
    /** Holds back all answers until the returned function is called. */
    holdAnswers() {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      network.answer = async (request) => {
        await released
        return tables.answer(request)
      }
      return release
    },
  }
}

/** Sends an administrator's changes until the end of the test. */
export function start({
  start = startSender,
  token = () => 'token' as string | null,
  of = ann,
} = {}) {
  const store = supabaseConfig()
  if (!store) throw new Error('The document names no store')
  const stop = start(of.id, async (request) => {
    if (!token()) throw new BackendError('signedOut', 'Nobody is signed in')
    return supabaseRequest(store, { ...request, token: 'token' })
  })
  onTestFinished(stop)
  return stop
}

/** Looks often: most of what tests wait for takes a millisecond. */
export const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 2 })
export const recorded = (count: number) => soon(() => expect(readOutbox()).toHaveLength(count))
export const status = () => saveStatus(readOutbox())
export const allSaved = () => soon(() => expect(status()).toEqual({ kind: 'saved' }))
export const reached = (kind: string) => soon(() => expect(status().kind).toBe(kind))
export const retryNow = () => dispatchEvent(new Event('online'))
/** Waits without a clock, which the test has stopped. */
export async function until(holds: () => boolean) {
  while (!holds()) await navigator.locks.query()
}
export const offline = () => {
  throw new TypeError('Failed to fetch')
}
