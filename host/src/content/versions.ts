/** Who reads the store's content, and which versions the store has now. */
import { authStore } from 'shared/auth'
import { administratorRequest } from 'shared/store/administratorRequest'
import { type Ask, type ContentVersions, fetchVersions } from 'shared/store/contentVersions'
import { storeConfig } from 'shared/store/storeConfig'
import { storeRequest } from 'shared/store/storeRequest'

/** Anybody or, with drafts, the administrator who is signed in. */
export interface Reader {
  drafts: boolean
  ask: Ask
}

function requireStore() {
  const store = storeConfig()
  if (!store) throw new Error('The document names no store that can be read')
  return store
}

export const anybody: Reader = {
  drafts: false,
  ask: async (path) => storeRequest(requireStore(), { path }),
}

const administrator: Reader = {
  drafts: true,
  ask: async (path) => administratorRequest(requireStore(), { path }),
}

/** `null` while it is not known whether somebody is signed in. */
export function currentReader(): Reader | null {
  const { status } = authStore.getState()
  if (status === 'signedIn') return administrator
  return status === 'signedOut' ? anybody : null
}

let asking: Promise<ContentVersions> | undefined
let latest: ContentVersions | undefined

/** The store's versions of all collections. Simultaneous calls share one request. */
export function askForVersions({ ask }: Reader): Promise<ContentVersions> {
  asking ??= fetchVersions(ask)
    .then((versions) => {
      latest = versions
      return versions
    })
    .finally(() => {
      asking = undefined
    })
  return asking
}

/** The versions of the last answer. */
export const latestVersions = () => latest
