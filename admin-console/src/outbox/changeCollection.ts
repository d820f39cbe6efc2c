import { type CollectionDefinition, collection } from 'shared/persistence'
import { hasStore } from 'shared/store/hasStore'
import { addToOutbox } from 'shared/store/outbox'
import { changesBetween, withMetadataOf } from 'shared/store/rowChanges'

/**
 * Changes a collection as its own `update` does. On a site with a store, what changed is also put
 * into the outbox, and first: a browser that is killed in between loses nothing.
 */
export function changeCollection<T>(
  definition: CollectionDefinition<T>,
  change: (current: T) => T,
): Promise<T> {
  const { key, update } = collection(definition)
  if (!hasStore()) return update(change)
  return update((current) => {
    const next = withMetadataOf(current, change(current))
    addToOutbox(key, changesBetween(current, next))
    return next
  })
}
