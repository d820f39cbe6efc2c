/** Who reads the store's content, and which versions the store has now. */
import { authStore } from 'shared/auth'
import { type ContentVersions, fetchVersions, type StoreGet } from 'shared/store/contentVersions'
import { storeConfig } from 'shared/store/storeConfig'
import { storeRequest } from 'shared/store/storeRequest'
import { contentLoader } from './storeCollection'

/** Who reads: a visitor or, with drafts, the administrator who is signed in. */
export interface Reader {
  /** The administrator's id. */
  administrator?: string
  get: StoreGet
}

function requireStore() {
  const store = storeConfig()
  if (!store) throw new Error('The document names no store that can be read')
  return store
}

export const visitor: Reader = {
  get: async (path) => storeRequest(requireStore(), { path }),
}

const administrator = (id: string): Reader => ({
  administrator: id,
  // Visitors need none of it.
  get: async (path) => (await contentLoader()).administratorRequest(requireStore(), { path }, id),
})

/** `null` while it is not known whether somebody is signed in. */
export function currentReader(): Reader | null {
  const { status, user } = authStore.getState()
  if (user) return administrator(user.id)
  return status === 'signedOut' ? visitor : null
}

let pending: Promise<ContentVersions> | undefined
let latest: ContentVersions | undefined

/** The store's versions of all collections. Simultaneous calls share one request. */
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
