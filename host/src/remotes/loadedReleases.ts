import type { RemoteName } from 'shared/contract'

/** The releases that this page has loaded or tried to; any other that is live is new. */
export const loadedReleases = new Map<string, RemoteName>()
