import * as z from 'shared/schema'

/** The version of the store's schema that this code was written for. */
export const knownSchema = 1

const versionsSchema = z.record(z.string(), z.number())
/** By the key of the collection; `schema` is that of the store itself. */
export type ContentVersions = z.infer<typeof versionsSchema>

/** Gets what the store has at this path, "/rest/v1/events". Rejects like `storeRequest`. */
export type StoreGet = (path: string) => Promise<unknown>

/** The store's versions of all collections. A version changes with each change of a collection. */
export const fetchVersions = async (get: StoreGet): Promise<ContentVersions> =>
  versionsSchema.parse(await get('/rest/v1/rpc/content_versions'))
