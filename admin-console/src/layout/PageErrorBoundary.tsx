import { Button } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { ErrorBoundary } from 'shared/reporting'
import { useLocation } from 'shared/router'
import { Page } from '../components/Page'
import { offline, stopSayingOffline } from './loadOnline'

/** Shows the failure of a page in its place: the sidebar stays usable. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone elsewhere waits no longer
  useEffect(() => stopSayingOffline, [key])

  return (
    <ErrorBoundary locationKey={key} fallback={() => <PageFailure />}>
      {children}
    </ErrorBoundary>
  )
}

const reload = () => location.reload()

function PageFailure() {
  const [isOffline] = useState(!navigator.onLine)

  useEffect(() => {
    if (!isOffline) {
      if (offline.hasFailed) reload()
      return
    }
    offline.hasFailed = true
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isOffline])

  return (
    <Page title={isOffline ? 'You’re offline' : 'Unexpected Application Error!'}>
      <p>
        {isOffline
          ? 'This page opens when you reconnect.'
          : 'We couldn’t show this page. Everything you saved is safe.'}
      </p>
      {/* Without a connection, the browser would show its own page in place of the console. */}
      {!isOffline && <Button onClick={reload}>Reload the page</Button>}
    </Page>
  )
}
