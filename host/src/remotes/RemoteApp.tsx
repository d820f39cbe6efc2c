import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { RemoteName } from 'shared/contract'
import { LoadingScreen } from '../screens/LoadingScreen'
import { loadRemoteModule } from './loadRemoteModule'
import { RemoteErrorBoundary } from './RemoteErrorBoundary'

const loadedApps = new Map<RemoteName, ComponentType>()

/** The remote's App, requested when it is first rendered and kept for the life of the page. */
function remoteApp(name: RemoteName): ComponentType {
  const existing = loadedApps.get(name)
  if (existing) return existing
  const app = lazy(() => loadRemoteModule(name))
  loadedApps.set(name, app)
  return app
}

/** Renders a remote. Its failure stays its own: it is shown in its place, with a way to try again. */
export function RemoteApp({ name }: { name: RemoteName }) {
  const [attempt, setAttempt] = useState(1)
  const App = remoteApp(name)

  function tryAgain() {
    loadedApps.delete(name)
    setAttempt(attempt + 1)
  }

  return (
    <RemoteErrorBoundary key={attempt} onTryAgain={tryAgain}>
      <Suspense fallback={<LoadingScreen />}>
        <App />
      </Suspense>
    </RemoteErrorBoundary>
  )
}
