/** Runs this remote without the shell: `npm run dev -w admin-console`. Not part of the release. */
import { createRoot } from 'react-dom/client'
import { restoreSession, signIn, useAuth } from 'shared/auth'
import { provideBackend } from 'shared/backend'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { RequireAuth } from 'shared/guard'
import { returnPath } from 'shared/return-path'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'shared/router'
import { Toaster } from 'shared/toaster'
import 'shared/styles/tokens.css'
import 'shared/styles/fonts.css'
import 'shared/styles/base.css'
import App from './App'

const demoAdministrator = {
  id: 'demo',
  name: 'Demo administrator',
  email: 'admin@islandcare.example',
  role: 'admin',
} as const

/** Stands in for the public site's /login while this remote runs standalone. */
function DevelopmentSignIn() {
  const { status } = useAuth()
  const location = useLocation()
  if (status === 'signedIn') return <Navigate to={returnPath(location.state)} replace />
  return (
    <main>
      <h1>Console, running standalone</h1>
      <p>The real sign-in page belongs to the public site.</p>
      <button type="button" onClick={() => signIn(demoAdministrator)}>
        Sign in as the demo administrator
      </button>
    </main>
  )
}

provideBackend(browserBackend)
restoreSession()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="/login" element={<DevelopmentSignIn />} />
      <Route
        path="/admin/*"
        element={
          <RequireAuth loading={null}>
            <App />
          </RequireAuth>
        }
      />
      <Route path="*" element={<Navigate to="/admin" replace />} />
    </Routes>
    <Toaster />
  </BrowserRouter>,
)
