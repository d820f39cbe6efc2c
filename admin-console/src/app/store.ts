import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { blogPosts } from 'shared/collections/blogPosts'
import { donations } from 'shared/collections/donations'
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import { paymentSettings } from 'shared/collections/paymentSettings'
import { programs } from 'shared/collections/programs'
import { stats } from 'shared/collections/stats'
import { blogSlice } from '../features/blog/blogSlice'
import { donationsSlice, donationsSynced } from '../features/donations/donationsSlice'
import { eventsSlice } from '../features/events/eventsSlice'
import { programsSlice } from '../features/programs/programsSlice'
import {
  generalSettingsSlice,
  generalSettingsSynced,
} from '../features/settings/generalSettingsSlice'
import {
  paymentSettingsSlice,
  paymentSettingsSynced,
} from '../features/settings/paymentSettingsSlice'
import { statsSlice, statsSynced } from '../features/stats/statsSlice'
import { persistThroughCollection } from './persistThroughCollection'

// Called late, because it asks each slice for its initial state, which a site with a store loads.
const makeRootReducer = () =>
  combineSlices(
    programsSlice,
    eventsSlice,
    blogSlice,
    generalSettingsSlice,
    paymentSettingsSlice,
    statsSlice,
    donationsSlice,
  )

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>

// These checks run in development only and are slow with long lists: do not warn about their time.
const neverWarn = { warnAfter: Number.POSITIVE_INFINITY }

/** A store that hydrates from localStorage, persists its changes there and follows other tabs. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listener = createListenerMiddleware<RootState>()
  const store = configureStore({
    reducer: makeRootReducer(),
    preloadedState,
    middleware: (defaults) =>
      defaults({ immutableCheck: neverWarn, serializableCheck: neverWarn }).prepend(
        listener.middleware,
      ),
  })
  const persist = { listener, store }
  persistThroughCollection(persist, programs, programsSlice, programsSlice.actions.synced)
  persistThroughCollection(persist, events, eventsSlice, eventsSlice.actions.synced)
  persistThroughCollection(persist, blogPosts, blogSlice, blogSlice.actions.synced)
  persistThroughCollection(persist, stats, statsSlice, statsSynced)
  persistThroughCollection(persist, donations, donationsSlice, donationsSynced)
  persistThroughCollection(persist, generalSettings, generalSettingsSlice, generalSettingsSynced)
  persistThroughCollection(persist, paymentSettings, paymentSettingsSlice, paymentSettingsSynced)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
