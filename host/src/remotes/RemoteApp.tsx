import type { RemoteName } from 'shared/contract'
import { isLateLoadError } from 'shared/loading/loadLate'
import { ErrorBoundary } from 'shared/reporting'
import { useLocation } from 'shared/router'
import { RemoteFailureScreen, UnexpectedErrorScreen } from '../screens/FailureScreens'
import { RemoteLoadError } from './RemoteLoadError'
import { remoteApp } from './remoteApps'

/**
 * Renders a remote or, when it cannot be loaded or rendered, a failure screen in its place. What is on the
 * screen stays until then, the spinner of the bare document too: what follows a fallback of Suspense,
 * React holds back for 300 ms.
 */
export function RemoteApp({ name }: { name: RemoteName }) {
  const App = remoteApp(name)
  const { key } = useLocation()
  return (
    <ErrorBoundary locationKey={key} fallback={(error) => failureScreen(name, error)}>
      <App />
    </ErrorBoundary>
  )
}

function failureScreen(name: RemoteName, error: unknown) {
  if (error instanceof RemoteLoadError) return <RemoteFailureScreen error={error} />
  if (!isLateLoadError(error)) return <UnexpectedErrorScreen />
  return (
    <RemoteFailureScreen
      error={new RemoteLoadError(name, 'release', 'a part of it could not be loaded', error)}
    />
  )
}
