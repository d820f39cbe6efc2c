import type { ReactNode } from 'react'
import type { RemoteName } from 'shared/contract'
import type { RemoteFailureReason, RemoteLoadError } from '../remotes/RemoteLoadError'
import styles from './FailureScreens.module.css'

interface FailureScreenProps {
  title: string
  children: ReactNode
  /** What the button says that loads the page again. */
  retry?: string
  /** What the link to the website says. */
  wayBack?: string | false
}

/**
 * A whole page that says what went wrong and what to do. Both ways out load a page: this document could
 * keep what failed, or go on waiting for a request that hangs.
 */
function FailureScreen({
  title,
  children,
  retry = 'Try again',
  wayBack = 'Back to the website',
}: FailureScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={styles.message} role="alert">
        <img src="/images/signpost.svg" alt="" width={480} height={200} />
        <h1 className={styles.title}>{title}</h1>
        {children}
        <div className={styles.actions}>
          <button type="button" className={styles.primary} onClick={() => location.reload()}>
            {retry}
          </button>
          {wayBack && <a href="/">{wayBack}</a>}
        </div>
      </div>
    </main>
  )
}

export function UnexpectedErrorScreen() {
  return (
    <FailureScreen
      title="Unexpected Application Error!"
      retry="Reload the page"
      wayBack="Return Home"
    >
      <p>Something went wrong on this page. Anything you already sent or saved is safe.</p>
    </FailureScreen>
  )
}

/** Shown in place of the console, whose code is not requested until the database has confirmed the session. */
export function StoreUnreachableScreen() {
  return (
    <FailureScreen title="We can’t reach the database">
      <p>You’re still signed in, and everything you saved is safe.</p>
    </FailureScreen>
  )
}

const partNames: Record<RemoteName, string> = {
  'public-site': 'The website',
  'admin-console': 'The administrator console',
}

const explanations: Record<RemoteFailureReason, string> = {
  unreachable: 'We couldn’t reach the site’s server. Check your connection and try again.',
  malformed: 'Something is wrong on the site’s server. Try again later.',
  release: 'Part of it didn’t arrive. Your connection may be slow.',
  contract: 'This page is from another version of the site. Reload to update it.',
}

export function RemoteFailureScreen({ error }: { error: RemoteLoadError }) {
  const part = partNames[error.remote]
  const isIncompatible = error.reason === 'contract'
  return (
    <FailureScreen
      title={isIncompatible ? `${part} has an incompatible version` : `${part} did not load`}
      retry={isIncompatible ? 'Reload the page' : undefined}
      wayBack={error.remote === 'admin-console' ? undefined : false}
    >
      <p>{explanations[error.reason]}</p>
      <details className={styles.details}>
        <summary>Details for support</summary>
        <p>{error.message}</p>
      </details>
    </FailureScreen>
  )
}
