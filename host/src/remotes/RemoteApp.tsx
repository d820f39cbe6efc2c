import { type ComponentType, lazy } from 'react'
import type { RemoteModule, RemoteName } from 'shared/contract'
import { isLateLoadError } from 'shared/loading/loadLate'
import { ErrorBoundary } from 'shared/reporting'
import { useLocation } from 'shared/router'
import { RemoteFailureScreen, UnexpectedErrorScreen } from '../screens/FailureScreens'
import { loadRemoteModule } from './loadRemoteModule'
import { RemoteLoadError } from './RemoteLoadError'

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

/** Without the page that the document was opened for, a release gives way to the one before it. */
export const loadOpenPage = ({ loadPage }: RemoteModule) => loadPage?.(location.pathname)

const openedPath = globalThis.location?.pathname
const apps = new Map<RemoteName, ComponentType>()

/** What is loading before it is rendered. */
const ahead = new Map<RemoteName, Promise<{ module: RemoteModule }>>()

/** Loads a remote before it is rendered. One that fails is requested again when it is. */
export function loadAhead(name: RemoteName) {
  if (apps.has(name) || ahead.has(name)) return
  const loading = loadRemoteModule(name)
  ahead.set(name, loading)
  loading.catch(() => ahead.delete(name))
}

/** The remote's App, requested when it is first rendered and kept for the life of the page. */
function remoteApp(name: RemoteName): ComponentType {
  const existing = apps.get(name)
  if (existing) return existing
  // Where a link or the guard leads to another page, the remote's frame can show before it, and say what
  // failed.
  const isOpened = apps.size === 0 && location.pathname === openedPath
  const prepare = isOpened ? loadOpenPage : undefined
  const app = lazy(
    async () => (await (ahead.get(name) ?? loadRemoteModule(name, undefined, prepare))).module,
  )
  apps.set(name, app)
  return app
}

/** Registers an App that is loaded already, so that it is not requested again. */
export function setRemoteApp(name: RemoteName, app: ComponentType) {
  apps.set(name, app)
}
