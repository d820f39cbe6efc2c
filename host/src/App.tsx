import { RequireAuth } from 'shared/guard'
import { Route, Routes } from 'shared/router'
import { Toaster } from 'shared/toaster'
import { RemoteApp } from './remotes/RemoteApp'
import { LoadingScreen } from './screens/LoadingScreen'

/** The whole site: which remote renders which paths, and what surrounds both. */
export function App() {
  return (
    <>
      <Routes>
        <Route
          path="/admin/*"
          element={
            <RequireAuth loading={<LoadingScreen />}>
              <RemoteApp name="admin-console" />
            </RequireAuth>
          }
        />
        <Route path="/*" element={<RemoteApp name="public-site" />} />
      </Routes>
      <Toaster />
    </>
  )
}
