import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { events } from 'shared/collections/events'
import type { Event, EventDetails } from 'shared/entities/event'
import { collection, newId } from 'shared/persistence'

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
    /** Names the changed fields only: a place that a visitor takes meanwhile is not undone. */
    eventUpdated(
      state,
      { payload }: PayloadAction<{ id: number; changes: Partial<EventDetails> }>,
    ) {
      const event = state.find(({ id }) => id === payload.id)
      if (event) Object.assign(event, payload.changes)
    },
    eventRemoved(state, { payload }: PayloadAction<{ id: number }>) {
      return state.filter(({ id }) => id !== payload.id)
    },
    /** Takes a removal back: the event returns to the place where it was. */
    eventRestored(state, { payload }: PayloadAction<{ event: Event; index: number }>) {
      if (state.some(({ id }) => id === payload.event.id)) return
      state.splice(payload.index, 0, payload.event)
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
