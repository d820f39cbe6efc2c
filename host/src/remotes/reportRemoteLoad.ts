import type { RemoteName } from 'shared/contract'
import { logFailure } from 'shared/persistence'
import type { RemoteLoadError } from './RemoteLoadError'

export interface RemoteLoad {
  remote: RemoteName
  /** `null` when it is not known which release is live, or when none could be loaded. */
  release: string | null
  /** From the request for the remote to this outcome. */
  durationMs: number
  error: RemoteLoadError | undefined
}

/**
 * Tells whoever watches the site how each load of a remote ended: a `remote-load` event on the
 * window with the `RemoteLoad` as its detail. Failures are logged as well.
 */
export function reportRemoteLoad(load: RemoteLoad) {
  if (load.error) logFailure(load.error.message, load.error.cause)
  dispatchEvent(new CustomEvent<RemoteLoad>('remote-load', { detail: load }))
}
