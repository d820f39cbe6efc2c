import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { events } from 'shared/collections/events'
import type { Event, EventDetails } from 'shared/entities/event'
import { collection, newId } from 'shared/persistence'
import {
  changeItem,
  type ItemChange,
  type Removal,
  restoreItem,
  withoutItem,
} from '../../app/itemChanges'

export const eventsSlice = createSlice({
  name: 'events',
  // The collection's own array, in its order: what is shown is what is stored.
  initialState: () => collection(events).get(),
  reducers: {
    eventAdded: {
      prepare: (details: EventDetails) => ({ payload: { ...details, id: newId() } }),
      reducer(state, { payload }: PayloadAction<Event>) {
        state.push(payload)
      },
    },
    /** A place that a visitor takes meanwhile is not undone. */
    eventUpdated(state, { payload }: PayloadAction<ItemChange<EventDetails>>) {
      changeItem(state, payload)
    },
    eventRemoved: (state, { payload }: PayloadAction<{ id: number }>) =>
      withoutItem(state, payload),
    eventRestored(state, { payload }: PayloadAction<Removal<Event>>) {
      restoreItem(state, payload)
    },
    /** Somebody else has written: another tab, or a visitor who registered. */
    eventsSynced: (_, { payload }: PayloadAction<Event[]>) => payload,
  },
  selectors: {
    selectEvents: (state) => state,
  },
})

export const { eventAdded, eventUpdated, eventRemoved, eventRestored, eventsSynced } =
  eventsSlice.actions

export const { selectEvents } = eventsSlice.selectors
