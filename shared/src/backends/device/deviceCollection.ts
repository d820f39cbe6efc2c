/** Collections kept in this browser: all of them without a database, this device’s registrations with one. */
import {
  type Collection,
  createCollection,
  type StoredCollection,
} from '../../persistence/collection'
import type { CollectionDefinition } from '../../persistence/defineCollection'

type DeviceCollection<T> = Collection<T> & StoredCollection<T>

const collections = new Map<string, DeviceCollection<unknown>>()

/** The page's one collection of this key, made on the first call. What it begins with is the seed. */
export function deviceCollection<T>(definition: CollectionDefinition<T>): DeviceCollection<T> {
  const existing = collections.get(definition.key)
  // Everybody takes definitions from `shared`, so the same key has the same type.
  if (existing) return existing as DeviceCollection<T>
  const created: DeviceCollection<T> = {
    ...createCollection(definition),
    // What is stored is known in the browser only.
    getRendered: () => definition.seed,
    arrival: () => null,
    textArrival: () => null,
    freshened: () => null,
  }
  collections.set(definition.key, created as DeviceCollection<unknown>)
  return created
}

/** Those that the page has asked for: in the console, of every kind of content. */
export const usedCollections = () => [...collections.values()]
