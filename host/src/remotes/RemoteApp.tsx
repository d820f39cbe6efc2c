import { Suspense, useState } from 'react'
import type { RemoteName } from 'shared/contract'
import { useLocation } from 'shared/router'
import { LoadingScreen } from '../screens/LoadingScreen'
import { RemoteErrorBoundary } from './RemoteErrorBoundary'
import { forgetRemoteApp, remoteApp } from './remoteApps'

/** Renders a remote. Its failure stays its own: it is shown in its place, with a way to try again. */
export function RemoteApp({ name }: { name: RemoteName }) {
  const [attempt, setAttempt] = useState(1)
  const App = remoteApp(name)
  const { key } = useLocation()

  function tryAgain() {
    forgetRemoteApp(name)
    setAttempt(attempt + 1)
  }

  return (
    <RemoteErrorBoundary key={attempt} locationKey={key} onTryAgain={tryAgain}>
      <Suspense fallback={<LoadingScreen />}>
        <App />
      </Suspense>
    </RemoteErrorBoundary>
  )
}
