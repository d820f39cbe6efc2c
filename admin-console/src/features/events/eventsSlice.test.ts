import type { UnknownAction } from '@reduxjs/toolkit'
import { type CharityEvent, newEventDefaults } from 'shared/entities/event'
import { expect, test } from 'vitest'
import { eventsSlice } from './eventsSlice'

const { added, removed, restored, updated } = eventsSlice.actions
const event = (id: number) => ({ ...newEventDefaults, id, title: `Event ${id}` })
const after = (events: CharityEvent[], action: UnknownAction) => eventsSlice.reducer(events, action)
const idsOf = (events: CharityEvent[]) => events.map(({ id }) => id)

test('an added event stands at the end', () => {
  const events = after([event(1), event(2)], added({ ...newEventDefaults, title: 'New' }))
  expect(events.at(-1)?.title).toBe('New')
  expect(idsOf(events)).toEqual([1, 2, expect.any(Number)])
})

test('an update changes the named fields and no others', () => {
  const events = after([event(1)], updated({ id: 1, changes: { title: 'Renamed' } }))
  expect(events).toEqual([{ ...event(1), title: 'Renamed' }])
})

test('a removed event returns to its place', () => {
  const without = after([event(1), event(2), event(3)], removed({ id: 2 }))
  expect(idsOf(without)).toEqual([1, 3])
  const again = after(without, restored({ item: event(2), index: 1 }))
  expect(idsOf(again)).toEqual([1, 2, 3])
})

test('an event is not restored twice', () => {
  const events = after([event(1), event(2)], restored({ item: event(2), index: 0 }))
  expect(idsOf(events)).toEqual([1, 2])
})

test('each change of date, time, place or status has the next number for calendars, and no other', () => {
  const changes = [
    { title: 'Renamed', date: '' },
    { date: 'May 1, 2027', time: '10 AM' },
    { location: 'Kingston' },
    { status: 'canceled' as const },
    { status: 'canceled' as const, slots: 3 },
    { status: undefined },
  ]
  let events: CharityEvent[] = [event(1)]
  const numbers = changes.map((change) => {
    events = after(events, updated({ id: 1, changes: change }))
    return events[0]?.sequence
  })
  expect(numbers).toEqual([undefined, 1, 2, 3, 3, 4])
})
