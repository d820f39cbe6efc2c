import { createSlice } from '@reduxjs/toolkit'
import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import type { CharityEvent, EventDetails } from 'shared/entities/event'
import { listReducers } from '../../lists/itemChanges'

export const eventsSlice = createSlice({
  name: 'events',
  initialState: () => collection(events).get(),
  reducers: listReducers<CharityEvent, EventDetails>(),
  selectors: { selectEvents: (state) => state },
})

export const { selectEvents } = eventsSlice.selectors
