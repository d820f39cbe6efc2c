/** The collections of a site with a store. Nothing begins with a seed: what is not there is loaded. */
import { type Collection, type CollectionDefinition, createCollection } from 'shared/persistence'
import type { ContentVersions } from 'shared/store/contentVersions'
import { type ContentOrigin, contentCopy } from './contentCopy'
import type { Reader } from './versions'

/** The collections that a store has. What else is stored is this device's own. */
export const contentKeys = [
  'programs',
  'events',
  'blogPosts',
  'stats',
  'generalSettings',
  'donations',
  'paymentSettings',
]

/** Those of them that only an administrator sees. */
export const confidentialKeys = ['donations', 'paymentSettings']

export interface StoreCollection<T> extends Collection<T> {
  /** Where the value comes from; `undefined` where there is none yet. */
  origin(): ContentOrigin | undefined
  /** The same as `update`, with what comes from the store. The first value has none before it. */
  put(change: (current: T | undefined) => T, origin: ContentOrigin): Promise<T>
}

/** Each puts the value of a collection into it. */
export interface ContentLoader {
  /** What the page needs that is opening. */
  loadForPage(definition: CollectionDefinition<unknown>): Promise<unknown>
  /** With what only an administrator may see. */
  loadForAdministrator(definition: CollectionDefinition<unknown>): Promise<unknown>
  /** What the store has now, if it is something newer. */
  freshen(key: string): Promise<unknown>
  /** What the store has now. */
  readContent(key: string, versions: ContentVersions, reader: Reader): Promise<unknown>
}

/** A value that a page waits for. */
interface Arrival {
  href: string
  promise: Promise<unknown>
  /** The same promise, once it is fulfilled. */
  kept?: Promise<unknown>
}

/** Loads what reads content from the store. */
export let contentLoader: () => Promise<ContentLoader>

/** Before the first collection. */
export function provideLoader(load: () => Promise<ContentLoader>) {
  contentLoader = load
}

/** Those that this page has used, by key. */
export const storeCollections = new Map<string, StoreCollection<unknown>>()

/** The page's one collection of this key, made on the first call; `null` for none of the store's. */
export function storeCollection<T>(definition: CollectionDefinition<T>): StoreCollection<T> | null {
  const existing = storeCollections.get(definition.key)
  if (existing) return existing as StoreCollection<T>
  const created = createStoreCollection(definition)
  if (created) storeCollections.set(definition.key, created as StoreCollection<unknown>)
  return created
}

export function createStoreCollection<T>(
  definition: CollectionDefinition<T>,
): StoreCollection<T> | null {
  const { key } = definition
  if (!contentKeys.includes(key)) return null
  const copy = contentCopy(definition)
  // Without a value until one has come.
  const base: Collection<T | undefined> = createCollection<T | undefined>(
    { ...definition, seed: copy.rendered },
    copy,
  )
  let arriving: Arrival | undefined
  let freshening: Omit<Arrival, 'kept'> | undefined

  function get() {
    const value = base.get()
    if (value === undefined) throw new Error(`"${key}" has not been loaded`)
    return value
  }

  function arrival() {
    // React wants a promise once more when it has been kept.
    if (base.get() !== undefined) return arriving?.kept ?? null
    // Once for each page: React would ask again and again for what cannot be loaded.
    if (arriving?.href !== location.href) {
      const promise = contentLoader().then(({ loadForPage }) => loadForPage(definition))
      const arrival: Arrival = { href: location.href, promise }
      promise.then(
        () => {
          arrival.kept = promise
        },
        // Whoever waits for it hears of it.
        () => {},
      )
      arriving = arrival
    }
    return arriving.promise
  }

  const created: StoreCollection<T> = {
    key,
    get,
    getRendered: () => copy.rendered ?? get(),
    arrival,
    freshened() {
      if (freshening?.href !== location.href) {
        const promise = contentLoader().then(({ freshen }) => freshen(key))
        freshening = { href: location.href, promise }
      }
      return freshening.promise
    },
    subscribe: base.subscribe,
    async update(change) {
      await arrival()
      return (await base.update((current) => change(current as T))) as T
    },
    async put(change, origin) {
      const put = (current: T | undefined) => {
        const next = change(current)
        copy.origin = origin
        // Then nothing else writes it.
        if (next === current) copy.write(next)
        return next
      }
      return (await base.update(put)) as T
    },
    async load() {
      if (base.get() === undefined || !copy.origin?.drafts) {
        await (await contentLoader()).loadForAdministrator(definition)
      }
      return get()
    },
    origin() {
      base.get()
      return copy.origin
    },
  }
  return created
}
