import { createSlice } from '@reduxjs/toolkit'
import { events } from 'shared/collections/events'
import type { CharityEvent, EventDetails } from 'shared/entities/event'
import { collection } from 'shared/persistence'
import {
  addItem,
  changeItem,
  removeItem,
  replaceWithStored,
  restoreItem,
  withNewId,
} from '../../app/itemChanges'

export const eventsSlice = createSlice({
  name: 'events',
  // The collection's own array, in its order: what is shown is what is stored.
  initialState: () => collection(events).get(),
  reducers: {
    eventAdded: { prepare: withNewId<EventDetails>, reducer: addItem<CharityEvent> },
    /** A place that a visitor takes meanwhile is not undone. */
    eventUpdated: changeItem<CharityEvent, EventDetails>,
    eventRemoved: removeItem<CharityEvent>,
    eventRestored: restoreItem<CharityEvent>,
    eventsSynced: replaceWithStored<CharityEvent[]>,
  },
  selectors: {
    selectEvents: (state) => state,
  },
})

export const { eventAdded, eventUpdated, eventRemoved, eventRestored, eventsSynced } =
  eventsSlice.actions

export const { selectEvents } = eventsSlice.selectors
