import type * as z from 'zod/mini'

/** A collection as plain data: `collection()` returns the page's one instance of it. */
export interface CollectionDefinition<T> {
  /** The key in localStorage. */
  key: string
  schema: z.ZodMiniType<T>
  /** The defaults, and what a server renders: what is stored is known in the browser only. */
  seed: T
}

/** Defines a collection, whose seed must match its schema. It reads and stores nothing. */
export const defineCollection = <T>(definition: CollectionDefinition<T>) => definition
