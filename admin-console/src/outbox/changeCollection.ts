import { type CollectionDefinition, collection } from 'shared/persistence'
import { hasStore } from 'shared/store/hasStore'

/** Records changes on a site with a store. */
export interface ChangeRecorder {
  /** Keeps the change until the store has it. Returns the new value of the collection. */
  record<T>(key: string, before: T, after: T): T
  /** Whether the store lacks the administrator's changes, of this collection or of any. */
  hasUnsent(collection?: string): boolean
}

let storeRecorder: ChangeRecorder | undefined
const recorder = () => (hasStore() ? storeRecorder : undefined)

/** Called before the console of a site with a store opens. Without a store, no recorder is ever loaded. */
export const setChangeRecorder = (next: ChangeRecorder) => {
  storeRecorder = next
}

/**
 * Changes a collection as its own `update` does. On a site with a store, the change is first added to
 * the outbox, so that a browser that is killed in between loses nothing.
 */
export function changeCollection<T>(
  definition: CollectionDefinition<T>,
  change: (current: T) => T,
): Promise<T> {
  const { key, update } = collection(definition)
  return update((current) => {
    const next = change(current)
    return recorder()?.record(key, current, next) ?? next
  })
}

/** Whether the store lacks the administrator's changes; never on a site without one. */
export const hasUnsentChanges = (collection?: string) => recorder()?.hasUnsent(collection) ?? false
