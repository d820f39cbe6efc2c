import { useSyncExternalStore } from 'react'
import { collection } from './collection'
import type { CollectionDefinition } from './defineCollection'

/** The current value of a collection; its seed on a server and while the page hydrates. */
export function useCollection<T>(definition: CollectionDefinition<T>): T {
  const { subscribe, get } = collection(definition)
  return useSyncExternalStore(subscribe, get, () => definition.seed)
}
