/** The collections of the database's content. None begins with a seed: what is missing is loaded. */
import { authStore } from 'shared/auth'
import { contentKeys, isConfidential } from '../../../content/contentKinds'
import { type Collection, collectionOf } from '../../../persistence/collection'
import type { CollectionDefinition } from '../../../persistence/defineCollection'
import {
  type Content,
  type ContentOrigin,
  contentCopy,
  forgetCopy,
  storedOrigin,
} from './contentCopy'
import { contentLoader } from './contentLoader'
import { type ContentValue, longTextOf } from './documentContent'

/** Removes the copies of what only an administrator sees, unless one is signed in. */
export function forgetConfidential() {
  if (authStore.getState().status === 'signedOut')
    contentKeys.filter(isConfidential).forEach(forgetCopy)
}

/** Keeps what an administrator changes until the database has it. Returns the collection's new value. */
type RecordChange = <T>(key: string, before: T, after: T) => T

let record: RecordChange | undefined

/** Sets it while somebody administers. */
export const setChangeRecorder = (next: RecordChange | undefined) => {
  record = next
}

/**
 * Records a change before the collection has it, so that a browser that is killed in between loses
 * nothing. What visitors change, nobody records.
 */
export const recordChange: RecordChange = (key, before, after) =>
  record ? record(key, before, after) : after

export interface SupabaseCollection<T> extends Collection<T> {
  /** Where the value comes from; `undefined` where there is none yet. */
  origin(): ContentOrigin | undefined
  /**
   * The same as `update`, with what comes from the database. The first content has none before it. Where
   * `change` returns nothing, it stays as it is.
   */
  put(
    change: (current: Content<T> | undefined) => ContentValue<T> | undefined,
    origin: ContentOrigin,
  ): Promise<unknown>
  /** Stores the value that came with the document, unless it is stored already. */
  keep(): Promise<unknown>
  /** The same as `update`, with what the database is known to have of the value that is here. */
  reflect(change: (current: T) => T): Promise<T>
}

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
function oncePerPage(load: () => Promise<unknown>) {
  let href: string | undefined
  let latest: Promise<unknown>
  return () => {
    if (href !== location.href) {
      href = location.href
      latest = load()
    }
    return latest
  }
}

/** A collection of its own, as each tab has one. A page takes it from `supabaseCollection`. */
export function createSupabaseCollection<T>(
  definition: CollectionDefinition<T>,
): SupabaseCollection<T> {
  const { key } = definition
  // An answer may come, and a change be saved, after the administrator has signed out.
  const mayBeStored = () => !isConfidential(key) || authStore.getState().user !== null
  const copy = contentCopy(definition, mayBeStored)
  // Without content until some has come.
  const base = collectionOf<Content<T> | undefined>(copy, copy.rendered)

  /** What the page has waited for. */
  let arrived: Promise<unknown> | null = null
  const loadForPage = oncePerPage(() => {
    const loading = contentLoader().then((loader) => loader.loadForPage(definition))
    loading.then(
      () => {
        arrived = loading
      },
      // Callers handle the rejection.
      () => {},
    )
    return loading
  })

  function loaded(content: Content<T> | undefined): Content<T> {
    if (!content) throw new Error(`"${key}" is not loaded`)
    return content
  }
  const get = () => loaded(base.get()).value

  // React reads a promise once more after it was fulfilled.
  const arrival = () => (base.get() ? arrived : loadForPage())

  async function reflect(change: (current: T) => T) {
    await arrival()
    const changed = await base.update((current) => {
      const content = loaded(current)
      const value = change(content.value)
      return value === content.value ? content : { ...content, value }
    })
    return loaded(changed).value
  }

  return {
    key,
    get,
    getRendered: () => copy.rendered?.value ?? get(),
    arrival,
    textArrival(id) {
      const content = base.get()
      const isMissing = content?.leftOut.has(id) && !longTextOf(key, content.value, id)
      return isMissing ? loadForPage() : null
    },
    freshened: oncePerPage(() => contentLoader().then(({ revalidate }) => revalidate(key))),
    subscribe: base.subscribe,
    reflect,
    update: (change) => reflect((current) => recordChange(key, current, change(current))),
    put: (change, origin) =>
      base.update((current) => {
        const content = change(current)
        return content ? { ...content, origin } : current
      }),
    keep: () =>
      base.update((current) => {
        const isStored = storedOrigin(key).read()?.version === current?.origin.version
        if (current && !isStored) copy.write(current)
        return current
      }),
    origin: () => base.get()?.origin,
  }
}
