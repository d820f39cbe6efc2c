import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorBoundary } from 'shared/reporting'
import { useLocation } from 'shared/router'
import { Button } from '../components/Button'
import { documentTitle } from '../site/documentTitle'
import { useSiteSettings } from '../site/useSiteSettings'
import styles from './PageErrorBoundary.module.css'

const message = 'Unexpected Application Error!'

const showFailure = () => <PageFailure />

/** Shows the failure of a page in its place: header and footer stay usable. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return (
    <ErrorBoundary locationKey={key} fallback={showFailure}>
      {children}
    </ErrorBoundary>
  )
}

function PageFailure() {
  const title = useRef<HTMLHeadingElement>(null)
  const { siteName } = useSiteSettings()

  useEffect(() => {
    // The failed page has set no title: that of the page before would stay.
    document.title = documentTitle(message, siteName)
  }, [siteName])

  useEffect(() => {
    // The previous page may have been scrolled far down.
    title.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])

  return (
    <div className={styles.failure} role="alert">
      <img src="/images/signpost.svg" alt="" width={480} height={200} />
      <h1 ref={title} tabIndex={-1}>
        {message}
      </h1>
      <p>We couldn’t show this page. Anything you already sent is safe.</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>Reload the page</Button>
        {/* A full page load: a router link could keep what failed. */}
        <a href="/">Return Home</a>
      </div>
    </div>
  )
}
