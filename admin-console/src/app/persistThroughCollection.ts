/**
 * Persists slices: the one place where the store meets the shared collections.
 *
 * A slice holds exactly what its collection holds. Each of the slice's own actions is replayed,
 * through the slice's own reducer, on the freshest stored value; so when two tabs change one
 * collection at the same time, both changes are kept. Changes made elsewhere arrive as one action.
 */
import {
  type ActionCreatorWithPayload,
  type Draft,
  isAnyOf,
  type ListenerMiddlewareInstance,
  type PayloadAction,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { type CollectionDefinition, collection } from 'shared/backend'
import { changeCollection } from '../outbox/changeCollection'

interface Persisting<State> {
  listener: ListenerMiddlewareInstance<State>
  store: { getState: () => State; dispatch: (action: UnknownAction) => unknown }
}

interface PersistedSlice<State, T> {
  actions: Record<string, { match: (action: unknown) => action is UnknownAction }>
  reducer: Reducer<T>
  selectSlice: (state: State) => T
}

/**
 * @param synced the slice's action that replaces its state with what was written elsewhere; the only
 *   action that is not persisted
 */
export function persistThroughCollection<State, T>(
  { listener, store }: Persisting<State>,
  definition: CollectionDefinition<T>,
  slice: PersistedSlice<State, T>,
  synced: ActionCreatorWithPayload<T>,
) {
  const { get, subscribe } = collection(definition)
  let writing = 0

  const follow = () => {
    // While this store's actions wait for the lock, the state is ahead of storage: syncing now would
    // make the newest changes disappear for a moment.
    if (writing > 0) return
    const stored = get()
    if (stored !== slice.selectSlice(store.getState())) store.dispatch(synced(stored))
  }

  const isOwnChange = isAnyOf(...Object.values(slice.actions).filter((own) => own !== synced))

  listener.startListening({
    matcher: isOwnChange,
    effect: async (action, { getState, getOriginalState }) => {
      const before = slice.selectSlice(getOriginalState())
      const after = slice.selectSlice(getState())
      writing += 1
      try {
        // If nobody else has written, store the state itself, so that both stay the same reference.
        await changeCollection(definition, (current) =>
          current === before ? after : slice.reducer(current, action),
        )
      } finally {
        writing -= 1
        follow()
      }
    },
  })

  subscribe(follow)
}

/** Replaces the state with what was written elsewhere: by another tab, a registration or a backup. */
export const replaceWithStored = <Value>(_: Draft<Value>, { payload }: PayloadAction<Value>) =>
  payload as Draft<Value>
