/** A tab whose administrator changes events, for tests of how the changes are sent. */
import { BackendError, collection } from 'shared/backend'
import { readOutbox, recordChangesOf } from 'shared/backends/supabase/outbox/outbox'
import { startSender } from 'shared/backends/supabase/outbox/sender'
import { supabaseRequest } from 'shared/backends/supabase/supabaseRequest'
import { events } from 'shared/collections/events'
import { newEventDefaults } from 'shared/entities/event'
import { newId } from 'shared/persistence'
import { expect, onTestFinished, vi } from 'vitest'
import { type FakeRequest, fakeStore } from './fakeStore'
import { fakeTables } from './fakeTables'
import { writesSettled } from './writesSettled'

export const ann = { id: 'ann', name: 'Ann' }

/** A tab whose collections hold what the database holds. Nothing is sent before `start`. */
export function openSendingTab(count = events.seed.length) {
  const items = Array.from({ length: count }, (_, n) => ({
    ...newEventDefaults,
    title: `Event ${n + 1}`,
    id: n + 1,
    version: 1,
  }))
  const tables = fakeTables({ events: items })
  const network = { answer: tables.answer as (request: FakeRequest) => unknown }
  const origin = { version: 1, drafts: true, administrator: ann.id }
  localStorage.setItem('events.origin', JSON.stringify(origin))
  localStorage.setItem('events', JSON.stringify(items))
  dispatchEvent(new StorageEvent('storage', { key: 'events' }))
  const requests = fakeStore((request) => network.answer(request))
  recordChangesOf(ann)
  onTestFinished(writesSettled)
  const { update, get } = collection(events)
  return {
    tables,
    network,
    requests,
    edit: (id: number, changes: object) =>
      update((current) =>
        current.map((event) => (event.id === id ? { ...event, ...changes } : event)),
      ),
    remove: (id: number) => update((current) => current.filter((event) => event.id !== id)),
    add(title: string) {
      const id = newId()
      void update((current) => [...current, { ...newEventDefaults, id, title }])
      return id
    },
    /** In the database, and in this browser. */
    event: (id: number) => tables.rows('events').find((row) => row.id === id),
    local: (id: number) => get().find((event) => event.id === id),
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
  const stop = start(of.id, async (request) => {
    if (!token()) throw new BackendError('signedOut', 'Nobody is signed in')
    return supabaseRequest({ ...request, token: 'token' })
  })
  onTestFinished(stop)
  return stop
}

/** Looks often: most of what tests wait for takes a millisecond. */
export const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 2 })
export const recorded = (count: number) => soon(() => expect(readOutbox()).toHaveLength(count))
export const allSaved = () => recorded(0)
/** Why the changes have not arrived, in their order. */
export const reasons = () => readOutbox().map(({ failure }) => failure?.reason)
export const failed = (reason: string) => soon(() => expect(reasons()).toContain(reason))
export const retryNow = () => dispatchEvent(new Event('online'))
export const offline = () => {
  throw new TypeError('Failed to fetch')
}
