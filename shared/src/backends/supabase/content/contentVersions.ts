import * as z from 'shared/schema'

/** The version of the database's schema that this code was written for. */
export const knownSchema = 1

const versionsSchema = z.record(z.string(), z.number())
/** By the key of the collection; `schema` is that of the database itself. */
export type ContentVersions = z.infer<typeof versionsSchema>

/** Gets what the database has at this path, "/rest/v1/events". Rejects like `supabaseRequest`. */
export type Get = (path: string) => Promise<unknown>

/** A visitor or, with drafts, the administrator who is signed in. */
export interface Reader {
  /** The administrator's id. */
  administrator?: string
  get: Get
}

/** The database's versions of all collections. A version changes with each change of a collection. */
export const fetchVersions = async (get: Get): Promise<ContentVersions> =>
  versionsSchema.parse(await get('/rest/v1/rpc/content_versions'))
