import type { RemoteName } from 'shared/contract'

/** The releases that were loaded, or tried, in this page: another one that is live is new. */
export const loadedReleases = new Map<RemoteName, string[]>()
