/**
 * What the site keeps: one collection for each key. Definitions, with their schemas and seeds, are
 * plain data and are bundled with the remotes, so that a page downloads only those that it uses.
 */
import type { CollectionDefinition } from './defineCollection'
import { createObservable } from './observable'
import { type StoredValue, storedValue } from './storedValue'
import { withLock } from './withLock'

export interface Collection<T> {
  /** The key in localStorage. */
  readonly key: string
  /** The current value. The same reference until the value changes. Throws before there is one. */
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
  /** The value that the document was rendered from. */
  getRendered(): T
  /** What a page waits for until there is a value; `null` where there was one from the beginning. */
  arrival(): Promise<unknown> | null
  /** The same for the long text of an item, which a document may have left out. */
  textArrival(id: number): Promise<unknown> | null
  /**
   * Resolves when the backend has been asked for something newer, or could not be: before a page says
   * that something does not exist. Once for each page. `null` where nobody has to be asked.
   */
  freshened(): Promise<unknown> | null
}

/** What `createCollection` makes: a collection whose value is in this browser alone. */
export interface StoredCollection<T>
  extends Pick<Collection<T>, 'key' | 'get' | 'subscribe' | 'update'> {
  /** Whether the value is here only until the page is left: the browser had no room for it. */
  isUnsaved(): boolean
}

export const createCollection = <T>({
  key,
  schema,
  seed,
  migrations = [],
}: CollectionDefinition<T>): StoredCollection<T> =>
  collectionOf(storedValue(key, schema, migrations), seed)

/** A collection that is kept in `stored`, and begins with `seed`. */
export function collectionOf<T>(stored: StoredValue<T>, seed: T): StoredCollection<T> {
  const { key } = stored
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
    isUnsaved: () => unsaved,
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
