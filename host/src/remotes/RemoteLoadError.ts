import type { RemoteName } from 'shared/contract'

/**
 * `unreachable`: nobody answered which release is live. `malformed`: the answer is no pointer of this
 * remote. `contract`: the live release was built for another version of the shell-remote contract.
 * `release`: its code could not be loaded.
 */
export type RemoteFailureReason = 'unreachable' | 'malformed' | 'contract' | 'release'

export class RemoteLoadError extends Error {
  readonly remote: RemoteName
  readonly reason: RemoteFailureReason

  constructor(remote: RemoteName, reason: RemoteFailureReason, message: string, cause?: unknown) {
    super(`${remote}: ${message}`, { cause })
    this.name = 'RemoteLoadError'
    this.remote = remote
    this.reason = reason
  }
}
