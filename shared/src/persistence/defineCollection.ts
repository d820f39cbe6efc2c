import type * as z from 'zod/mini'

/** What a collection holds. Plain data: `collection()` gives the page's one instance of it. */
export interface CollectionDefinition<T> {
  /** The key in localStorage. */
  key: string
  schema: z.ZodMiniType<T>
  /** The defaults, and what a server renders: what is stored is known in the browser only. */
  seed: T
}

/** Names the parts of a collection; the schema must fit the seed. Nothing is read or stored by it. */
export const defineCollection = <T>(definition: CollectionDefinition<T>) => definition
