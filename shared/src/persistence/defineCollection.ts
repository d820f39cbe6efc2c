import type * as z from 'zod/mini'
import type { Migration } from './parseStored'

/** A collection as plain data: `collection()` returns the page's one instance of it. */
export interface CollectionDefinition<T> {
  /** The key in localStorage. */
  key: string
  schema: z.ZodMiniType<T>
  /** The defaults, and what a server renders: what is stored is known in the browser only. */
  seed: NoInfer<T>
  /**
   * From each version of the stored form to the next, the oldest first, so that they count the
   * versions: without any it is version 1. One that was released is never changed.
   */
  migrations?: readonly Migration[]
}

/** Defines a collection, whose seed must match its schema. It reads and stores nothing. */
export const defineCollection = <T>(definition: CollectionDefinition<T>) => definition
