import { createSlice } from '@reduxjs/toolkit'
import { events } from 'shared/collections/events'
import type { CharityEvent, EventDetails } from 'shared/entities/event'
import { collection } from 'shared/persistence'
import { replaceWithStored } from '../../app/persistThroughCollection'
import { addItem, changeItem, removeItem, restoreItem, withNewId } from '../../lists/itemChanges'

export const eventsSlice = createSlice({
  name: 'events',
  // Items keep the order of the collection.
  initialState: () => collection(events).get(),
  reducers: {
    eventAdded: { prepare: withNewId<EventDetails>, reducer: addItem<CharityEvent> },
    /** Takes the changed fields only, so that a registration made meanwhile is kept. */
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
