import { use, useSyncExternalStore } from 'react'
import type { CollectionDefinition } from '../persistence/defineCollection'
import { collection } from './provideBackend'

/**
 * The current value of a collection; on a server and while the page hydrates, what the document is
 * rendered from. Suspends until there is a value: the page before stays on the screen.
 */
export function useCollection<T>(definition: CollectionDefinition<T>): T {
  const { subscribe, get, arrival, getRendered } = collection(definition)
  const arriving = arrival()
  if (arriving) use(arriving)
  return useSyncExternalStore(subscribe, get, getRendered)
}
