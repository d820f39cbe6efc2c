import type { RemoteName } from 'shared/contract'
import { RequireAuth } from 'shared/guard'
import { Route, Routes } from 'shared/router'
import { Toaster } from 'shared/toaster'
import { RemoteApp } from './remotes/RemoteApp'
import { StoreUnreachableScreen } from './screens/FailureScreens'
import { LoadingScreen } from './screens/LoadingScreen'
import { NavigationProgress } from './screens/NavigationProgress'

/** The whole site: which remote renders which paths, and what surrounds both. */
export function App() {
  return (
    <>
      <NavigationProgress />
      <Routes>
        <Route path="/admin/*" element={remote('admin-console', true)} />
        <Route path="/*" element={remote('public-site', false)} />
      </Routes>
      <Toaster />
    </>
  )
}

// The same tree for both, so that React keeps the page of one until the other has loaded.
const remote = (name: RemoteName, guarded: boolean) => (
  <RequireAuth
    required={guarded}
    loading={<LoadingScreen />}
    unreachable={<StoreUnreachableScreen />}
  >
    <RemoteApp name={name} />
  </RequireAuth>
)
