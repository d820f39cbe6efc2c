import type { ReactNode } from 'react'
import { ErrorBoundary } from 'shared/reporting'
import { useLocation } from 'shared/router'
import { Button } from '../components/Button'
import styles from './PageErrorBoundary.module.css'

/** Keeps a page's failure its own: header and footer stay usable. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return (
    <ErrorBoundary locationKey={key} fallback={() => <PageFailure />}>
      {children}
    </ErrorBoundary>
  )
}

const PageFailure = () => (
  <div className={styles.failure} role="alert">
    <h1>Unexpected Application Error!</h1>
    <p>This page could not be shown. What you saved before is still there.</p>
    <div className={styles.actions}>
      <Button onClick={() => location.reload()}>Reload the page</Button>
      {/* A full page load: what failed may be what a router link would keep. */}
      <a href="/">Return Home</a>
    </div>
  </div>
)
