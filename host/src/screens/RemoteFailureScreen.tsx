import type { RemoteName } from 'shared/contract'
import type { RemoteFailureReason, RemoteLoadError } from '../remotes/RemoteLoadError'
import { MessageScreen } from './MessageScreen'
import styles from './Screen.module.css'

const partNames: Record<RemoteName, string> = {
  'public-site': 'The website',
  'admin-console': 'The administrator console',
}

const explanations: Record<RemoteFailureReason, string> = {
  pointer: 'We could not find out which version is the current one.',
  release: 'Its files did not arrive. The connection may be slow or interrupted.',
  contract: 'This page is from another version of the site. Reloading brings both together.',
}

export function RemoteFailureScreen({ error }: { error: RemoteLoadError }) {
  const part = partNames[error.remote]
  return (
    <MessageScreen
      title={
        error.reason === 'contract' ? `${part} has an incompatible version` : `${part} did not load`
      }
      actions={
        <>
          {/* A full page load: this document would go on waiting for the request that hangs. */}
          <button type="button" className={styles.primary} onClick={() => location.reload()}>
            {error.reason === 'contract' ? 'Reload the page' : 'Try again'}
          </button>
          {error.remote === 'admin-console' && <a href="/">Back to the website</a>}
        </>
      }
    >
      <p>{explanations[error.reason]}</p>
      <details className={styles.details}>
        <summary>Details for support</summary>
        <p>{error.message}</p>
      </details>
    </MessageScreen>
  )
}
