import { waitFor } from '@testing-library/react'
import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { newEventDefaults } from 'shared/entities/event'
import { openTab } from 'shared/testing/openTab'
import { writesSettled } from 'shared/testing/writesSettled'
import { afterEach, expect, test, vi } from 'vitest'
import { eventsSlice, selectEvents } from '../features/events/eventsSlice'
import { changeEvents, withPlaceTaken } from '../testing/changeEvents'
import { storeAsAnotherTab, stored } from '../testing/storage'
import { type AppStore, makeStore } from './store'

const { added, removed, updated } = eventsSlice.actions

afterEach(writesSettled)

async function storeOfAnotherTab() {
  const module = new URL('../testing/tabStore.ts', import.meta.url)
  return (await openTab<typeof import('../testing/tabStore')>(module)).exports.store
}

const attendeesOf = (store: AppStore, id: number) =>
  selectEvents(store.getState()).find((event) => event.id === id)?.attendees
const idsIn = (store: AppStore) => selectEvents(store.getState()).map(({ id }) => id)

test('a store starts from the seed and writes nothing by itself', async () => {
  const store = makeStore()
  expect(idsIn(store)).toEqual([1, 2, 3, 4, 5, 6])
  await writesSettled()
  expect(localStorage).toHaveLength(0)
})

test('a change is written back and a later store starts from it', async () => {
  const store = makeStore()
  store.dispatch(removed({ id: 2 }))
  await waitFor(() => expect(stored('events')).toEqual(selectEvents(store.getState())))
  expect(idsIn(await storeOfAnotherTab())).toEqual([1, 3, 4, 5, 6])
})

test('the state and the collection stay one reference, so nothing is rendered twice', async () => {
  const store = makeStore()
  const rendered = vi.fn()
  store.subscribe(rendered)
  store.dispatch(updated({ id: 1, changes: { title: 'Renamed' } }))
  await writesSettled()
  expect(stored('events')[0].title).toBe('Renamed')
  expect(collection(events).get()).toBe(selectEvents(store.getState()))
  expect(rendered).toHaveBeenCalledOnce()
})

test('two tabs change the collection at the same time and both changes are kept', async () => {
  const one = await storeOfAnotherTab()
  const two = await storeOfAnotherTab()
  one.dispatch(updated({ id: 1, changes: { title: 'From one' } }))
  two.dispatch(updated({ id: 1, changes: { location: 'From two' } }))
  const both = { title: 'From one', location: 'From two' }
  await waitFor(() => expect(stored('events')[0]).toMatchObject(both))
  await waitFor(() => expect(selectEvents(one.getState())[0]).toMatchObject(stored('events')[0]))
  await waitFor(() => expect(selectEvents(two.getState())[0]).toMatchObject(stored('events')[0]))
})

test('a registration in another tab arrives and is not written back', async () => {
  const request = vi.spyOn(navigator.locks, 'request')
  const store = makeStore()
  storeAsAnotherTab('events', withPlaceTaken(events.seed, 1))
  expect(attendeesOf(store, 1)).toBe(1)
  expect(request).not.toHaveBeenCalled()
})

test('a registration on the same page arrives', async () => {
  const store = makeStore()
  await changeEvents((events) => withPlaceTaken(events, 1))
  expect(attendeesOf(store, 1)).toBe(1)
})

test('while changes wait for the lock, the newest one stays in sight', async () => {
  const store = makeStore()
  const seen: number[][] = []
  store.subscribe(() => seen.push(idsIn(store)))
  await navigator.locks.request('collection:events', () => {
    store.dispatch(removed({ id: 1 }))
    store.dispatch(removed({ id: 2 }))
  })
  await waitFor(() => expect(stored('events')).toHaveLength(4))
  await writesSettled()
  expect(seen).toEqual([
    [2, 3, 4, 5, 6],
    [3, 4, 5, 6],
  ])
})

test('a new event has an id made from the current time', async () => {
  const store = makeStore()
  const before = Date.now()
  store.dispatch(added(newEventDefaults))
  expect(idsIn(store).at(-1)).toBeGreaterThanOrEqual(before)
})
