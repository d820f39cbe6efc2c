import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit'
import { type ContentKey, contentKeys } from 'shared/content/contentKinds'
import { blogSlice } from '../features/blog/blogSlice'
import { donationsSlice } from '../features/donations/donationsSlice'
import { eventsSlice } from '../features/events/eventsSlice'
import { programsSlice } from '../features/programs/programsSlice'
import { generalSettingsSlice } from '../features/settings/generalSettingsSlice'
import { mailSettingsSlice } from '../features/settings/mailSettingsSlice'
import { paymentSettingsSlice } from '../features/settings/paymentSettingsSlice'
import { statsSlice } from '../features/stats/statsSlice'
import type { RootState } from '../state/hooks'
import { type PersistedSlice, persistThroughCollection } from '../state/persistThroughCollection'

/** By key: a kind of content without its slice does not type-check. */
const slices: { [Key in ContentKey]: PersistedSlice<Key, RootState[Key]> } = {
  events: eventsSlice,
  programs: programsSlice,
  blogPosts: blogSlice,
  stats: statsSlice,
  donations: donationsSlice,
  generalSettings: generalSettingsSlice,
  paymentSettings: paymentSettingsSlice,
  mailSettings: mailSettingsSlice,
}

const reducers = Object.fromEntries(
  contentKeys.map((key) => [key, slices[key].reducer]),
) as unknown as { [Key in ContentKey]: Reducer<RootState[Key]> }

// These checks run in development only and are slow with long lists: do not warn about their time.
const neverWarn = { warnAfter: Number.POSITIVE_INFINITY }

const persist = <Key extends ContentKey>(key: Key) => persistThroughCollection(key, slices[key])

/** A store that begins with what the collections hold, writes its changes to them and follows them. */
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    // Combined late: each is asked for its initial state, which the backend may have to load first.
    reducer: combineReducers(reducers),
    preloadedState,
    middleware: (defaults) =>
      defaults({ immutableCheck: neverWarn, serializableCheck: neverWarn }).prepend(
        contentKeys.map(persist),
      ),
  })

export type AppStore = ReturnType<typeof makeStore>
