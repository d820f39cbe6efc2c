/** Who reads the database's content, and which versions it has now. */
import { authStore } from 'shared/auth'
import { requireConfig } from '../supabaseConfig'
import { supabaseRequest } from '../supabaseRequest'
import { contentLoader } from './contentLoader'
import { type ContentVersions, fetchVersions, type Reader } from './contentVersions'

export const visitor: Reader = {
  get: async (path) => supabaseRequest(requireConfig(), { path }),
}

const administrator = (id: string): Reader => ({
  administrator: id,
  // Visitors need none of it.
  get: async (path) => (await contentLoader()).administratorRequest({ path }, id),
})

/** `null` while it is not known whether somebody is signed in. */
export function currentReader(): Reader | null {
  const { status, user } = authStore.getState()
  if (user) return administrator(user.id)
  return status === 'signedOut' ? visitor : null
}

let pending: Promise<ContentVersions> | undefined
let latest: ContentVersions | undefined

/** The database's versions of all collections. Simultaneous calls share one request. */
export function fetchCurrentVersions({ get }: Reader): Promise<ContentVersions> {
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

/** The versions of the last answer. */
export const latestVersions = () => latest
