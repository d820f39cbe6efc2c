import type { ErrorInfo } from 'react'
import type { RemoteName } from 'shared/contract'
import { reportError } from 'shared/reporting'
import { RemoteLoadError } from './remotes/RemoteLoadError'

/** Reports what an error boundary of the page caught, in whichever part it stands. */
export function reportCaughtError(error: unknown, { componentStack }: ErrorInfo) {
  // A failed load has been reported by the loader.
  if (error instanceof RemoteLoadError) return
  const part: RemoteName = /^\/admin(\/|$)/.test(location.pathname)
    ? 'admin-console'
    : 'public-site'
  reportError(part, `Rendering failed${componentStack ?? ''}`, error)
}
