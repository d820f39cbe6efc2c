import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit'
import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import type { CharityEvent, EventDetails } from 'shared/entities/event'
import { changeItem, type ItemChange, listReducers } from '../../lists/itemChanges'

/** What a calendar shows of an event. */
const announced = ['date', 'time', 'location', 'status'] as const

/** A calendar takes a change of what it shows only under a higher number; a database counts itself. */
function changeEvent(
  events: Draft<CharityEvent>[],
  action: PayloadAction<ItemChange<EventDetails>>,
) {
  const { id, changes } = action.payload
  const event = events.find((one) => one.id === id)
  if (event && announced.some((field) => field in changes && changes[field] !== event[field])) {
    event.sequence = (event.sequence ?? 0) + 1
  }
  changeItem(events, action)
}

export const eventsSlice = createSlice({
  name: 'events',
  initialState: () => collection(events).get(),
  reducers: { ...listReducers<CharityEvent, EventDetails>(), updated: changeEvent },
  selectors: { selectEvents: (state) => state },
})

export const { selectEvents } = eventsSlice.selectors
