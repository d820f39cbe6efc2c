/** The collections of the database's content. None begins with a seed: what is missing is loaded. */
import { authStore } from 'shared/auth'
import { contentKeys, isConfidential } from '../../../content/contentKinds'
import { type Collection, createCollection } from '../../../persistence/collection'
import type { CollectionDefinition } from '../../../persistence/defineCollection'
import { recordChange } from '../outbox/changeRecorder'
import { type ContentOrigin, contentCopy, forgetCopy } from './contentCopy'
import { type ContentLoader, contentLoader } from './contentLoader'
import { type ContentValue, longTextOf } from './documentContent'

/** Removes the copies of what only an administrator sees, unless one is signed in. */
export function forgetConfidential() {
  if (authStore.getState().status === 'signedOut')
    contentKeys.filter(isConfidential).forEach(forgetCopy)
}

export interface SupabaseCollection<T> extends Collection<T> {
  /** Where the value comes from; `undefined` where there is none yet. */
  origin(): ContentOrigin | undefined
  /** Whether no long text of the value is left out. */
  isWhole(): boolean
  /** The same as `update`, with what comes from the database. The first value has none before it. */
  put(
    change: (current: T | undefined, leftOut: ReadonlySet<number>) => ContentValue<T>,
    origin: ContentOrigin,
  ): Promise<T>
  /** Stores the value that came with the document. */
  keep(): Promise<unknown>
  /** The same as `update`, with what the database is known to have of the value that is here. */
  reflect(change: (current: T) => T): Promise<T>
}

/** The id of the administrator who is signed in. */
const administrator = () => authStore.getState().user?.id

/** The collections that this page has used, by key. */
export const supabaseCollections = new Map<string, SupabaseCollection<unknown>>()

/** The page's one collection of this key, made on the first call. */
export function supabaseCollection<T>(definition: CollectionDefinition<T>): SupabaseCollection<T> {
  const existing = supabaseCollections.get(definition.key)
  if (existing) return existing as SupabaseCollection<T>
  const created = createSupabaseCollection(definition)
  supabaseCollections.set(definition.key, created as SupabaseCollection<unknown>)
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

/** A collection of its own, as each tab has one. A page takes it from `supabaseCollection`. */
export function createSupabaseCollection<T>(
  definition: CollectionDefinition<T>,
): SupabaseCollection<T> {
  const { key } = definition
  // An answer may come, and a change be saved, after the administrator has signed out.
  const mayBeStored = () => !isConfidential(key) || administrator() !== undefined
  const copy = contentCopy(definition, mayBeStored)
  // Without a value until one has come.
  const base = createCollection<T | undefined>({ ...definition, seed: copy.rendered }, copy)
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

  async function reflect(change: (current: T) => T) {
    await arrival()
    return (await base.update((current) => change(current as T))) as T
  }

  return {
    key,
    get,
    getRendered: () => copy.rendered ?? get(),
    arrival,
    textArrival(id) {
      const isMissing = copy.leftOut.has(id) && !longTextOf(key, base.get(), id)
      return isMissing ? forPage.load() : null
    },
    freshened: revalidation.load,
    subscribe: base.subscribe,
    reflect,
    update: (change) => reflect((current) => recordChange(key, current, change(current))),
    async put(change, origin) {
      const put = (current: T | undefined) => {
        const { value, leftOut } = change(current, copy.leftOut)
        Object.assign(copy, { origin, leftOut })
        // `update` writes only a value that has changed.
        if (value === current) copy.write(value)
        return value
      }
      return (await base.update(put)) as T
    },
    keep: () =>
      base.update((current) => {
        if (current !== undefined) copy.write(current)
        return current
      }),
    origin() {
      base.get()
      return copy.origin
    },
    isWhole() {
      base.get()
      return copy.leftOut.size === 0
    },
  }
}
