import { useSyncExternalStore } from 'react'
import { sameJson } from 'shared/json/sameJson'
import { type CollectionDefinition, collection } from 'shared/backend'
import { hasUnsentChanges } from '../outbox/changeCollection'

/**
 * Whether the browser's storage holds what the collection holds: not before the first save. On a site
 * with a store, whether that has it too.
 */
export function useIsStored(definition: CollectionDefinition<unknown>): boolean {
  const { key, get, subscribe } = collection(definition)
  return useSyncExternalStore(subscribe, () => isStored(key, get()) && !hasUnsentChanges(key))
}

function isStored(key: string, value: unknown): boolean {
  try {
    const text = localStorage.getItem(key)
    return text !== null && sameJson(JSON.parse(text), value)
  } catch {
    // The collection has reported that its storage cannot be read.
    return false
  }
}
