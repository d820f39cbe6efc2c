import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { events } from 'shared/collections/events'
import { eventsSlice, eventsSynced } from '../features/events/eventsSlice'
import { persistThroughCollection } from './persistThroughCollection'

const rootReducer = combineSlices(eventsSlice)

export type RootState = ReturnType<typeof rootReducer>

/** A store that hydrates from what the browser keeps, writes back to it and follows its changes. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listener = createListenerMiddleware()
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults().prepend(listener.middleware),
  })
  const persist = { listener, store }
  persistThroughCollection(persist, events, eventsSlice, eventsSynced)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
