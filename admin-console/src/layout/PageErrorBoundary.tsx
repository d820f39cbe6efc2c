import { Button } from 'antd'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'shared/reporting'
import { useLocation } from 'shared/router'
import { Page } from '../components/Page'

/** Shows the failure of a page in its place: the sidebar stays usable. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return (
    <ErrorBoundary locationKey={key} fallback={() => <PageFailure />}>
      {children}
    </ErrorBoundary>
  )
}

const PageFailure = () => (
  <Page title="Unexpected Application Error!">
    <p>This page could not be shown. What you have saved is still there.</p>
    <Button onClick={() => location.reload()}>Load the page again</Button>
  </Page>
)
