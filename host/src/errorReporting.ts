/** Reports errors that only React or the browser catches. */
import type { ErrorInfo } from 'react'
import type { RootOptions } from 'react-dom/client'
import type { RemoteName } from 'shared/contract'
import { reportError, reportWarning } from 'shared/reporting'
import { RemoteLoadError } from './remotes/RemoteLoadError'

/** The remote whose page is open. */
const currentRemote = (): RemoteName =>
  /^\/admin(\/|$)/.test(location.pathname) ? 'admin-console' : 'public-site'

function reportRenderError(error: unknown, { componentStack }: ErrorInfo) {
  // A failed load has been reported by the loader.
  if (error instanceof RemoteLoadError) return
  reportError(currentRemote(), `Rendering failed${componentStack ?? ''}`, error)
}

export const rootOptions: RootOptions = {
  onCaughtError: reportRenderError,
  onUncaughtError: reportRenderError,
  onRecoverableError: (error) =>
    reportWarning(currentRemote(), 'React recovered from an error', error),
}

/** Reports uncaught errors, and keeps the browser from logging them a second time. */
export function reportUnhandledErrors(target: Pick<Window, 'addEventListener'> = window) {
  target.addEventListener('error', (event) => {
    // Failed images and scripts come without an error.
    if (!event.error) return
    event.preventDefault()
    reportError(currentRemote(), 'Unhandled error', event.error)
  })
  target.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    reportError(currentRemote(), 'Unhandled rejection', event.reason)
  })
}
