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
  type Middleware,
  type PayloadAction,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { type CollectionDefinition, collection } from 'shared/backend'
import { definitions } from 'shared/collections/definitions'
import type { ContentKey } from 'shared/content/contentKinds'
import { dismissToast, showToast, toastStore } from 'shared/toasts'
import { isStorageFull } from '../backend/administration'
import type { RootState } from './hooks'

/** What the slice of a kind of content must have. */
export interface PersistedSlice<Key, Value> {
  name: Key
  reducer: Reducer<Value>
  actions: Record<string, { match: (action: unknown) => action is UnknownAction }> & {
    /** Replaces the state with what was written elsewhere; the only action that is not persisted. */
    synced: ActionCreatorWithPayload<Value>
  }
}

export const persistThroughCollection =
  <Key extends ContentKey>(
    key: Key,
    { actions, reducer }: PersistedSlice<Key, RootState[Key]>,
  ): Middleware<object, RootState> =>
  ({ dispatch, getState }) => {
    const definition: CollectionDefinition<RootState[Key]> = definitions[key]
    const { get, subscribe } = collection(definition)
    const isOwn = isAnyOf(...Object.values(actions).filter((action) => action !== actions.synced))
    let writing = 0

    function follow() {
      // While this store's actions wait for the lock, the state is ahead of storage: syncing now would
      // make the newest changes disappear for a moment.
      if (writing > 0) return
      const stored = get()
      if (stored !== getState()[key]) dispatch(actions.synced(stored))
    }

    async function write(action: UnknownAction, before: RootState[Key], after: RootState[Key]) {
      writing += 1
      try {
        // If nobody else has written, store the state itself, so that both stay the same reference.
        await collection(definition).update((current) =>
          current === before ? after : reducer(current, action),
        )
        if (isStorageFull()) {
          for (const { id, kind } of toastStore.getSnapshot()) {
            if (kind === 'success') dismissToast(id)
          }
          const description = 'This browser’s storage is full.'
          showToast({ kind: 'destructive', title: 'Not saved', description })
        }
      } finally {
        writing -= 1
        follow()
      }
    }

    subscribe(follow)
    return (next) => (action) => {
      const before = getState()[key]
      const result = next(action)
      if (isOwn(action)) void write(action, before, getState()[key])
      return result
    }
  }

/** Replaces the state with what was written elsewhere: by another tab, a registration or a backup. */
export const replaceWithStored = <Value>(_: Draft<Value>, { payload }: PayloadAction<Value>) =>
  payload as Draft<Value>
