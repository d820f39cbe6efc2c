import * as z from 'shared/schema'

/** The `schema` of the store's migrations that this code understands. */
const knownSchema = 1

const versionsSchema = z.record(z.string(), z.number())
/** By the key of the collection; `schema` is that of the store itself. */
export type ContentVersions = z.infer<typeof versionsSchema>

/** Requests this path of the store. */
export type Ask = (path: string) => Promise<unknown>

/** The store's versions of all collections. A version changes with each change of a collection. */
export const fetchVersions = async (ask: Ask): Promise<ContentVersions> =>
  versionsSchema.parse(await ask('/rest/v1/rpc/content_versions'))

export type StoreAge = 'older' | 'newer'

/** Of a store whose migrations are others than this code knows. */
export function storeAge({ schema = 0 }: ContentVersions): StoreAge | undefined {
  if (schema === knownSchema) return undefined
  return schema < knownSchema ? 'older' : 'newer'
}
