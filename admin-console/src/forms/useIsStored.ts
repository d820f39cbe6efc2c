import { useSyncExternalStore } from 'react'
import { type CollectionDefinition, collection } from 'shared/backend'
import { sameJson } from 'shared/json/sameJson'

/** Whether the browser's storage holds what the collection holds: not before the first save. */
export function useIsStored(definition: CollectionDefinition<unknown>): boolean {
  const { key, get, subscribe } = collection(definition)
  return useSyncExternalStore(subscribe, () => isStored(key, get()))
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
