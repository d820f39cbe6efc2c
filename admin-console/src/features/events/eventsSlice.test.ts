import { newEventDefaults } from 'shared/entities/event'
import { expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import { eventAdded, eventRemoved, eventRestored, eventUpdated, selectEvents } from './eventsSlice'

const event = (id: number) => ({ ...newEventDefaults, id, title: `Event ${id}` })

function storeWith(...ids: number[]) {
  const store = makeStore({ events: ids.map(event) })
  return { ...store, ids: () => selectEvents(store.getState()).map(({ id }) => id) }
}

test('an added event stands at the end', () => {
  const store = storeWith(1, 2)
  store.dispatch(eventAdded({ ...newEventDefaults, title: 'New' }))
  expect(selectEvents(store.getState()).at(-1)?.title).toBe('New')
})

test('an update changes the named fields and no others', () => {
  const store = storeWith(1)
  store.dispatch(eventUpdated({ id: 1, changes: { title: 'Renamed' } }))
  expect(selectEvents(store.getState())).toEqual([{ ...event(1), title: 'Renamed' }])
})

test('a removed event returns to its place', () => {
  const store = storeWith(1, 2, 3)
  store.dispatch(eventRemoved({ id: 2 }))
  expect(store.ids()).toEqual([1, 3])
  store.dispatch(eventRestored({ item: event(2), index: 1 }))
  expect(store.ids()).toEqual([1, 2, 3])
})

test('an event is not restored twice', () => {
  const store = storeWith(1, 2)
  store.dispatch(eventRestored({ item: event(2), index: 0 }))
  expect(store.ids()).toEqual([1, 2])
})
