import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit'
import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { type CharityEvent, type EventDetails, sequenceAfter } from 'shared/entities/event'
import { changeItem, type ItemChange, listReducers } from '../../lists/itemChanges'

function changeEvent(
  events: Draft<CharityEvent>[],
  action: PayloadAction<ItemChange<EventDetails>>,
) {
  const { id, changes } = action.payload
  const event = events.find((one) => one.id === id)
  const sequence = event && sequenceAfter(event, { ...event, ...changes })
  if (event && sequence) event.sequence = sequence
  changeItem(events, action)
}

export const eventsSlice = createSlice({
  name: 'events',
  initialState: () => collection(events).get(),
  reducers: { ...listReducers<CharityEvent, EventDetails>(), updated: changeEvent },
  selectors: { selectEvents: (state) => state },
})

export const { selectEvents } = eventsSlice.selectors
