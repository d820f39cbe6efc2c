/**
 * What the site stores: one collection for each key, and one instance of each in the page.
 *
 * The shell shares this module between both remotes, and `collection()` hands out the instance it
 * already has for a key. Definitions, with their schemas and seeds, are plain data and are bundled
 * with the remotes, so that a page downloads only those that it uses.
 */
import { providedCollection } from './contentSource'
import type { CollectionDefinition } from './defineCollection'
import { createObservable } from './observable'
import { storedValue } from './storedValue'
import { withLock } from './withLock'

export interface Collection<T> {
  /** The key in localStorage. */
  readonly key: string
  /** The current value. The same reference until the value changes. */
  get(): T
  /** Calls back after each change, whether this tab or another made it. Returns the unsubscriber. */
  subscribe(onChange: () => void): () => void
  /**
   * Replaces the value with `change(freshest value)`, where freshest includes what other tabs have
   * written, and resolves with it. Concurrent updates of one key, in any tabs, run one after
   * another. When `change` throws, nothing changes and the promise rejects with its error. When the
   * result cannot be saved, that is reported and the result holds until the page is left.
   */
  update(change: (current: T) => T): Promise<T>
  /**
   * Resolves with the value once it is complete, with what only an administrator may see. Until then,
   * on a site with a store, `get` may throw for want of a value. Without a store that is at once.
   */
  load(): Promise<T>
  /** The value that the document was rendered from, on a site with a store. */
  getRendered?(): T
  /** What a page waits for until there is a value; `null` where there was one from the beginning. */
  arrival?(): Promise<unknown> | null
  /**
   * Resolves when the store has been asked for something newer, or could not be: before a page says
   * that something does not exist. Once for each page.
   */
  freshened?(): Promise<unknown>
}

const collections = new Map<string, Collection<unknown>>()

/** The collection of this key, made on the first call. */
export function collection<T>(definition: CollectionDefinition<T>): Collection<T> {
  const existing = collections.get(definition.key)
  // Both remotes take definitions from `shared`, so the same key has the same type.
  if (existing) return existing as Collection<T>
  const created = providedCollection(definition) ?? createCollection(definition)
  collections.set(definition.key, created as Collection<unknown>)
  return created
}

/** @param stored where the value is kept */
export function createCollection<T>(
  { key, schema, seed, migrations = [] }: CollectionDefinition<T>,
  stored = storedValue(key, schema, migrations),
): Collection<T> {
  const observable = createObservable(key, seed)
  let loaded = false
  let unsaved = false

  function get() {
    if (!loaded) refresh()
    return observable.get()
  }

  /** Reads what is stored, unless there is something newer here that could not be saved. */
  function refresh() {
    if (!loaded) {
      loaded = true
      stored.onExternalChange(refresh)
    }
    if (!unsaved) observable.set(stored.read() ?? seed)
  }

  return {
    key,
    get,
    load: async () => get(),
    subscribe(onChange) {
      // Subscribes to other tabs with the first read.
      get()
      return observable.subscribe(onChange)
    },
    update(change) {
      return withLock(`collection:${key}`, () => {
        refresh()
        const current = observable.get()
        const next = change(current)
        if (next !== current) {
          unsaved = !stored.write(next)
          observable.set(next)
        }
        return next
      })
    },
  }
}
