import { Suspense, useState } from 'react'
import type { RemoteName } from 'shared/contract'
import { ErrorBoundary } from 'shared/reporting'
import { useLocation } from 'shared/router'
import { LoadingScreen } from '../screens/LoadingScreen'
import { RemoteFailureScreen } from '../screens/RemoteFailureScreen'
import { UnexpectedErrorScreen } from '../screens/UnexpectedErrorScreen'
import { RemoteLoadError } from './RemoteLoadError'
import { forgetRemoteApp, remoteApp } from './remoteApps'

/** Renders a remote. When it cannot be loaded or rendered, only its own place says so. */
export function RemoteApp({ name }: { name: RemoteName }) {
  const [attempt, setAttempt] = useState(1)
  const App = remoteApp(name)
  const { key } = useLocation()

  function tryAgain() {
    forgetRemoteApp(name)
    setAttempt(attempt + 1)
  }

  return (
    <ErrorBoundary
      key={attempt}
      locationKey={key}
      fallback={(error) =>
        error instanceof RemoteLoadError ? (
          <RemoteFailureScreen error={error} onTryAgain={tryAgain} />
        ) : (
          <UnexpectedErrorScreen />
        )
      }
    >
      <Suspense fallback={<LoadingScreen />}>
        <App />
      </Suspense>
    </ErrorBoundary>
  )
}
