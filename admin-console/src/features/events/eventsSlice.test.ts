import type { UnknownAction } from '@reduxjs/toolkit'
import { type CharityEvent, newEventDefaults } from 'shared/entities/event'
import { expect, test } from 'vitest'
import { eventAdded, eventRemoved, eventRestored, eventsSlice, eventUpdated } from './eventsSlice'

const event = (id: number) => ({ ...newEventDefaults, id, title: `Event ${id}` })
const after = (events: CharityEvent[], action: UnknownAction) => eventsSlice.reducer(events, action)
const idsOf = (events: CharityEvent[]) => events.map(({ id }) => id)

test('an added event stands at the end', () => {
  const events = after([event(1), event(2)], eventAdded({ ...newEventDefaults, title: 'New' }))
  expect(events.at(-1)?.title).toBe('New')
  expect(idsOf(events)).toEqual([1, 2, expect.any(Number)])
})

test('an update changes the named fields and no others', () => {
  const events = after([event(1)], eventUpdated({ id: 1, changes: { title: 'Renamed' } }))
  expect(events).toEqual([{ ...event(1), title: 'Renamed' }])
})

test('a removed event returns to its place', () => {
  const removed = after([event(1), event(2), event(3)], eventRemoved({ id: 2 }))
  expect(idsOf(removed)).toEqual([1, 3])
  const restored = after(removed, eventRestored({ item: event(2), index: 1 }))
  expect(idsOf(restored)).toEqual([1, 2, 3])
})

test('an event is not restored twice', () => {
  const events = after([event(1), event(2)], eventRestored({ item: event(2), index: 0 }))
  expect(idsOf(events)).toEqual([1, 2])
})
