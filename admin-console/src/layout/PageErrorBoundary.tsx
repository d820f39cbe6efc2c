import { Button } from 'antd'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'shared/reporting'
import { useLocation } from 'shared/router'
import { Page } from '../components/Page'

/** Shows the failure of a page in its place: the sidebar stays usable. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  /** React remembers that a page's code failed to load: only a reload requests it again. */
  const failedOffline = useRef(false)
  return (
    <ErrorBoundary locationKey={key} fallback={() => <PageFailure failedOffline={failedOffline} />}>
      {children}
    </ErrorBoundary>
  )
}

function PageFailure({ failedOffline }: { failedOffline: RefObject<boolean> }) {
  const [isOffline] = useState(!navigator.onLine)
  const [label, setLabel] = useState(isOffline ? 'Try again' : 'Reload the page')

  useEffect(() => {
    const reload = () => location.reload()
    if (!isOffline) {
      if (failedOffline.current) reload()
      return
    }
    failedOffline.current = true
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [failedOffline, isOffline])

  function tryAgain() {
    // Without a connection, the browser would show its own page in place of the console.
    if (navigator.onLine) location.reload()
    else setLabel('No connection yet. Try again')
  }

  return (
    <Page title={isOffline ? 'You’re offline' : 'Unexpected Application Error!'}>
      <p>
        {isOffline
          ? 'This page opens when you reconnect.'
          : 'We couldn’t show this page. Everything you saved is safe.'}
      </p>
      <Button onClick={tryAgain}>{label}</Button>
    </Page>
  )
}
