import { beforeEach, expect, test, vi } from 'vitest'
import {
  eventAdded,
  eventRemoved,
  eventUpdated,
  selectEvents,
} from '../features/events/eventsSlice'
import { changeEvents, withPlaceTaken } from '../test/changeEvents'
import type { makeStore as MakeStore } from './store'

/** A tab has modules of its own, so a collection and a store of its own, over the same storage. */
async function openTab() {
  vi.resetModules()
  const { makeStore } = (await import('./store')) as { makeStore: typeof MakeStore }
  return makeStore()
}

/** The browser tells every other tab; jsdom has one window, so the test plays the browser. */
const storageChanged = () => dispatchEvent(new StorageEvent('storage', { key: 'events' }))

const stored = () => JSON.parse(localStorage.getItem('events') ?? 'null')
const attendeesOf = (tab: ReturnType<typeof MakeStore>, id: number) =>
  selectEvents(tab.getState()).find((event) => event.id === id)?.attendees
const idsIn = (tab: ReturnType<typeof MakeStore>) =>
  selectEvents(tab.getState()).map(({ id }) => id)

const settled = () => vi.waitFor(() => expect(stored()).not.toBeNull())

beforeEach(() => vi.unstubAllGlobals())

test('a store starts from the seed and writes nothing by itself', async () => {
  const tab = await openTab()
  expect(idsIn(tab)).toEqual([1, 2, 3, 4, 5, 6])
  expect(localStorage).toHaveLength(0)
})

test('a change is written back and a later store starts from it', async () => {
  const tab = await openTab()
  tab.dispatch(eventRemoved({ id: 2 }))
  await settled()
  expect(stored()).toEqual(selectEvents(tab.getState()))
  expect(idsIn(await openTab())).toEqual([1, 3, 4, 5, 6])
})

test('the state and the collection stay one reference, so nothing is rendered twice', async () => {
  const tab = await openTab()
  const { events } = await import('shared/collections/events')
  const { collection } = await import('shared/persistence')
  const rendered = vi.fn()
  tab.subscribe(rendered)
  tab.dispatch(eventUpdated({ id: 1, changes: { title: 'Renamed' } }))
  await settled()
  expect(collection(events).get()).toBe(selectEvents(tab.getState()))
  expect(rendered).toHaveBeenCalledOnce()
})

test('two tabs change the collection at the same time and both changes are kept', async () => {
  const one = await openTab()
  const two = await openTab()
  one.dispatch(eventUpdated({ id: 1, changes: { title: 'From one' } }))
  two.dispatch(eventUpdated({ id: 1, changes: { location: 'From two' } }))
  await vi.waitFor(() => expect(stored()[0]).toMatchObject({ title: 'From one' }))
  await vi.waitFor(() => expect(stored()[0]).toMatchObject({ location: 'From two' }))
  storageChanged()
  expect(selectEvents(one.getState())[0]).toMatchObject(stored()[0])
  expect(selectEvents(two.getState())[0]).toMatchObject(stored()[0])
})

test('a registration in another tab arrives and is not written back', async () => {
  const request = vi.fn()
  vi.stubGlobal('navigator', { locks: { request } })
  const tab = await openTab()
  const { events } = await import('shared/collections/events')
  localStorage.setItem('events', JSON.stringify(withPlaceTaken(events.seed, 1)))
  storageChanged()
  expect(attendeesOf(tab, 1)).toBe(1)
  expect(request).not.toHaveBeenCalled()
})

test('a registration on the same page arrives', async () => {
  const tab = await openTab()
  await changeEvents((events) => withPlaceTaken(events, 1))
  expect(attendeesOf(tab, 1)).toBe(1)
})

test('while changes wait for the lock, the newest one stays in sight', async () => {
  // A lock that is granted only when the test says so, in turn.
  const waiting: (() => void)[] = []
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, work: () => unknown) =>
        new Promise((resolve) => waiting.push(() => resolve(work()))),
    },
  })
  const tab = await openTab()
  const seen: number[][] = []
  tab.subscribe(() => seen.push(idsIn(tab)))
  tab.dispatch(eventRemoved({ id: 1 }))
  tab.dispatch(eventRemoved({ id: 2 }))
  waiting[0]?.()
  waiting[1]?.()
  await vi.waitFor(() => expect(stored()).toHaveLength(4))
  expect(seen).toEqual([
    [2, 3, 4, 5, 6],
    [3, 4, 5, 6],
  ])
})

test('a new event has an id made from the current time', async () => {
  const tab = await openTab()
  const { newEventDefaults } = await import('shared/entities/event')
  tab.dispatch(eventAdded(newEventDefaults))
  expect(idsIn(tab).at(-1)).toBeGreaterThanOrEqual(Date.now())
})
