import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { restoreSession, useAuth } from 'shared/auth'
import { RequireAuth } from 'shared/guard'
import { BrowserRouter, Route, Routes } from 'shared/router'
import { Toaster } from 'shared/toaster'
import { load } from './remotes/federation'
import 'shared/styles/tokens.css'
import 'shared/styles/base.css'

restoreSession()
const Pub = lazy(() => load('public-site', '/remotes/public-site/dev/remoteEntry.js') as any)
const Adm = lazy(() => load('admin-console', '/remotes/admin-console/dev/remoteEntry.js') as any)
createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <Suspense fallback="...">
      <Routes>
        <Route
          path="/admin/*"
          element={
            <RequireAuth loading="l">
              <Adm />
            </RequireAuth>
          }
        />
        <Route path="*" element={<Pub />} />
      </Routes>
    </Suspense>
    <Toaster />
  </BrowserRouter>,
)
