import { use } from 'react'
import { type CollectionDefinition, collection } from 'shared/backend'

/**
 * Suspends until the long text of an item is there, which documents of other pages leave out: the page
 * before stays on the screen. Throws when it cannot be had.
 */
export function useTextArrival<T>(definition: CollectionDefinition<T>, id: number | undefined) {
  const arriving = id === undefined ? null : collection(definition).textArrival(id)
  if (!arriving) return
  use(arriving)
  throw new Error(`The text of "${definition.key}" ${id} has not come`)
}
