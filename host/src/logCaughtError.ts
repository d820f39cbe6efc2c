import type { ErrorInfo } from 'react'
import { logFailure } from 'shared/persistence'
import { RemoteLoadError } from './remotes/RemoteLoadError'

/** Logs what an error boundary caught, wherever it stands: the one place for both remotes. */
export function logCaughtError(error: unknown, { componentStack }: ErrorInfo) {
  // A failed load has been reported by the loader.
  if (error instanceof RemoteLoadError) return
  logFailure(`Rendering failed${componentStack ?? ''}`, error)
}
