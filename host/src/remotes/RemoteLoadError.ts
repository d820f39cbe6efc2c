import type { RemoteName } from 'shared/contract'

/**
 * `pointer`: it is not known which release is live. `contract`: the live release was built for
 * another version of the shell-remote contract. `release`: its code could not be loaded.
 */
export type RemoteFailureReason = 'pointer' | 'contract' | 'release'

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
