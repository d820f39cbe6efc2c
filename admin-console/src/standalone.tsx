/** Runs this remote without the shell: `npm run dev -w admin-console`. Not part of the release. */
import { createRoot } from 'react-dom/client'
import { restoreSession } from 'shared/auth'
import { provideBackend } from 'shared/backend'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { RequireAuth } from 'shared/guard'
import { BrowserRouter, Navigate, Route, Routes } from 'shared/router'
import { Toaster } from 'shared/toaster'
import 'shared/styles/tokens.css'
import 'shared/styles/fonts.css'
import 'shared/styles/base.css'
import App from './App'
import { DevelopmentSignIn } from './standalone/DevelopmentSignIn'

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
