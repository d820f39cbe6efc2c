/** The collections of a site with a store. None begins with a seed: what is missing is loaded. */
import { use } from 'react'
import { authStore } from 'shared/auth'
import { type Collection, type CollectionDefinition, createCollection } from 'shared/persistence'
import type { administratorRequest } from 'shared/store/administratorRequest'
import type { ContentVersions } from 'shared/store/contentVersions'
import { type ContentOrigin, contentCopy, forgetCopy } from './contentCopy'
import { textIn } from './leftOut'
import type { Reader } from './versions'

/** The keys of what only an administrator sees, and stays in a browser as long as one is signed in. */
export const confidentialKeys = ['donations', 'paymentSettings']

/**
 * The keys of the collections that a store has; all others are kept on this device only. Listed again
 * here, because `contentTables` would bring all schemas to the first page.
 */
export const contentKeys = [
  'programs',
  'events',
  'blogPosts',
  'stats',
  'generalSettings',
  ...confidentialKeys,
]

/** Removes the copies of them unless an administrator is signed in. */
export function forgetConfidential() {
  if (authStore.getState().status === 'signedOut') confidentialKeys.forEach(forgetCopy)
}

export interface StoreCollection<T> extends Collection<T> {
  /** Where the value comes from; `undefined` where there is none yet. */
  origin(): ContentOrigin | undefined
  /** The same as `update`, with what comes from the store. The first value has none before it. */
  put(change: (current: T | undefined) => T, origin: ContentOrigin): Promise<T>
  /** The text of an item that its document has left out. Suspends the page until it has come. */
  textOf(id: unknown): unknown
}

/** Loads content from the store. Each function writes what it has loaded into the collection. */
export interface ContentLoader {
  /** The content that the opening page needs. */
  loadForPage(definition: CollectionDefinition<unknown>): Promise<unknown>
  /** The content with what only an administrator may see. */
  loadForAdministrator(definition: CollectionDefinition<unknown>): Promise<unknown>
  /** The store's value, if it is newer. */
  revalidate(key: string): Promise<unknown>
  administratorRequest: typeof administratorRequest
  /** The store's values. Never rejects: what cannot be read stays. */
  readContents(keys: string[], versions: ContentVersions, reader: Reader): Promise<unknown>
}

/** The id of the administrator who is signed in. */
const administrator = () => authStore.getState().user?.id

/** Imports the code that loads content from the store. */
export let contentLoader: () => Promise<ContentLoader>

/** Sets `contentLoader`. To be called before the first collection is made. */
export function provideLoader(load: () => Promise<ContentLoader>) {
  contentLoader = load
}

/** The collections that this page has used, by key. */
export const storeCollections = new Map<string, StoreCollection<unknown>>()

/** The page's one collection of this key, made on the first call; `null` where the store has none. */
export function storeCollection<T>(definition: CollectionDefinition<T>): StoreCollection<T> | null {
  const existing = storeCollections.get(definition.key)
  if (existing) return existing as StoreCollection<T>
  const created = createStoreCollection(definition)
  if (created) storeCollections.set(definition.key, created as StoreCollection<unknown>)
  return created
}

/** Loads once for each page: React would otherwise request again and again what cannot be loaded. */
function oncePerPage(work: (loader: ContentLoader) => Promise<unknown>) {
  let href: string | undefined
  let latest: Promise<unknown>
  const once = {
    /** The latest promise, once it is fulfilled. */
    fulfilled: null as Promise<unknown> | null,
    load() {
      if (href !== location.href) {
        href = location.href
        const promise = contentLoader().then(work)
        promise.then(
          () => {
            once.fulfilled = promise
          },
          // Callers handle the rejection.
          () => {},
        )
        latest = promise
      }
      return latest
    },
  }
  return once
}

export function createStoreCollection<T>(
  definition: CollectionDefinition<T>,
): StoreCollection<T> | null {
  const { key } = definition
  if (!contentKeys.includes(key)) return null
  // An answer may come, and a change be saved, after the administrator has signed out.
  const mayBeStored = () => !confidentialKeys.includes(key) || administrator() !== undefined
  const copy = contentCopy(definition, textOf, mayBeStored)
  // Without a value until one has come.
  const base: Collection<T | undefined> = createCollection<T | undefined>(
    { ...definition, seed: copy.rendered },
    copy,
  )
  const forPage = oncePerPage(({ loadForPage }) => loadForPage(definition))
  const revalidation = oncePerPage(({ revalidate }) => revalidate(key))

  function get() {
    const value = base.get()
    if (value === undefined) throw new Error(`"${key}" has not been loaded`)
    return value
  }

  function arrival() {
    // React reads a promise once more after it was fulfilled.
    return base.get() === undefined ? forPage.load() : forPage.fulfilled
  }

  function textOf(id: unknown) {
    use(forPage.load())
    const text = textIn(key, base.get(), id)
    if (text === undefined) throw new Error(`"${key}" has come without the text of ${id}`)
    return text
  }

  const created: StoreCollection<T> = {
    key,
    get,
    getRendered: () => copy.rendered ?? get(),
    arrival,
    textOf,
    freshened: revalidation.load,
    subscribe: base.subscribe,
    async update(change) {
      await arrival()
      return (await base.update((current) => change(current as T))) as T
    },
    async put(change, origin) {
      const put = (current: T | undefined) => {
        const next = change(current)
        copy.origin = origin
        // `update` writes only a value that has changed.
        if (next === current) copy.write(next)
        return next
      }
      return (await base.update(put)) as T
    },
    async load() {
      if (base.get() === undefined || copy.origin?.administrator !== administrator()) {
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
