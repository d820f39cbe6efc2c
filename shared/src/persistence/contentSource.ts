/** How a site with a store gets its content in place of the seeds. Without one, nothing is provided. */
import type { Collection } from './collection'
import type { CollectionDefinition } from './defineCollection'

let contentOf: ((key: string) => unknown) | undefined

/**
 * Has this content rendered: for servers. It is called with the key of a collection each time that one
 * is rendered, and gives `undefined` for what the store does not have.
 */
export function provideContent(content: (key: string) => unknown) {
  contentOf = content
}

/** What a server renders. */
export const renderedContent = <T>({ key, seed }: CollectionDefinition<T>): T =>
  (contentOf?.(key) as T | undefined) ?? seed

type CreateCollection = <T>(definition: CollectionDefinition<T>) => Collection<T> | null

let create: CreateCollection | undefined

/** Has collections made in this way: for the shell, before the first of them. `null` is none of its. */
export function provideCollections(createCollection: CreateCollection) {
  create = createCollection
}

export const providedCollection: CreateCollection = (definition) => create?.(definition) ?? null
