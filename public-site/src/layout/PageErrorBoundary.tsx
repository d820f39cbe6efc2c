import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ErrorBoundary } from 'shared/reporting'
import { useLocation } from 'shared/router'
import { Button } from '../components/Button'
import styles from './PageErrorBoundary.module.css'

/** Keeps a page's failure its own: header and footer stay usable. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  /** React remembers that a page's code did not come: only a reload asks for it again. */
  const failedOffline = useRef(false)
  return (
    <ErrorBoundary locationKey={key} fallback={() => <PageFailure failedOffline={failedOffline} />}>
      {children}
    </ErrorBoundary>
  )
}

function PageFailure({ failedOffline }: { failedOffline: RefObject<boolean> }) {
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // Where the page before was left may be far below.
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })

    const reload = () => location.reload()
    if (navigator.onLine && failedOffline.current) reload()
    failedOffline.current = !navigator.onLine
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [failedOffline])

  return (
    <div className={styles.failure} role="alert">
      <h1 ref={title} tabIndex={-1}>
        Unexpected Application Error!
      </h1>
      <p>
        This page could not be shown.{' '}
        {navigator.onLine
          ? 'What you saved before is still there.'
          : 'You are offline: it opens when the connection is back.'}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>Reload the page</Button>
        {/* A full page load: what failed may be what a router link would keep. */}
        <a href="/">Return Home</a>
      </div>
    </div>
  )
}
