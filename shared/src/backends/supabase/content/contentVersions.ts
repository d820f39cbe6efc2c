import * as z from 'shared/schema'

const versionsSchema = z.record(z.string(), z.number())
/** By the key of the collection; `schema` is that of the database itself. */
export type ContentVersions = z.infer<typeof versionsSchema>

/** Gets what the database has at this path, "/rest/v1/events". Rejects where it does not answer. */
export type Get = (path: string) => Promise<unknown>

/**
 * The database's versions of the collections that whoever asks may read. A version changes with each change of
 * a collection.
 */
export const fetchVersions = async (get: Get): Promise<ContentVersions> =>
  versionsSchema.parse(await get('/rest/v1/rpc/content_versions'))

let pending: Promise<ContentVersions> | undefined
let latest: ContentVersions | undefined

/** Fetches the versions for this page, which remembers them. Simultaneous calls share one request. */
export function fetchCurrentVersions(get: Get): Promise<ContentVersions> {
  pending ??= fetchVersions(get)
    .then((versions) => {
      latest = versions
      return versions
    })
    .finally(() => {
      pending = undefined
    })
  return pending
}

/** The versions of the last answer that this page got. */
export const latestVersions = () => latest

/** The version of the database's schema that this code was written for. */
export const knownSchema = 2
