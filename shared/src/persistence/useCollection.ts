import { useSyncExternalStore } from 'react'
import type { Collection } from './collection'

/** The collection's current value; the seed on a server and while the page hydrates. */
export function useCollection<T>(source: Collection<T>): T {
  return useSyncExternalStore(source.subscribe, source.get, () => source.seed)
}
