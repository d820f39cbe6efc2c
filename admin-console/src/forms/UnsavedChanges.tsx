import { useSyncExternalStore } from 'react'
import type { Draft } from './useDraft'

/** Says that the form has changes that are not saved. */
export function UnsavedChanges({ draft }: { draft: Pick<Draft<object>, 'unsaved'> }) {
  const { subscribe, get } = draft.unsaved
  return useSyncExternalStore(subscribe, get) && 'Unsaved changes'
}
