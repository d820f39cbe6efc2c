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
  /** What the store has now. */
  readContent(key: string, versions: ContentVersions, reader: Reader): Promise<unknown>
}

/** Those that this page has used, by key. */
export const storeCollections = new Map<string, StoreCollection<unknown>>()

export function createStoreCollection<T>(
  definition: CollectionDefinition<T>,
  loader: () => Promise<ContentLoader>,
): StoreCollection<T> | null {
  const { key } = definition
  if (!contentKeys.includes(key)) return null
  const copy = contentCopy(definition)
  // Without a value until one has come.
  const base: Collection<T | undefined> = createCollection<T | undefined>(
    { ...definition, seed: copy.rendered },
    copy,
  )
  let arriving: { href: string; promise: Promise<unknown> } | undefined

  function get() {
    const value = base.get()
    if (value === undefined) throw new Error(`"${key}" has not been loaded`)
    return value
  }

  function arrival() {
    if (base.get() !== undefined) return null
    // Once for each page: React would ask again and again for what cannot be loaded.
    if (arriving?.href !== location.href) {
      const promise = loader().then(({ loadForPage }) => loadForPage(definition))
      arriving = { href: location.href, promise }
    }
    return arriving.promise
  }

  const created: StoreCollection<T> = {
    key,
    get,
    getRendered: () => copy.rendered ?? get(),
    arrival,
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
        await (await loader()).loadForAdministrator(definition)
      }
      return get()
    },
    origin() {
      base.get()
      return copy.origin
    },
  }
  storeCollections.set(key, created as StoreCollection<unknown>)
  return created
}
