import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'shared/router'
import { PageHead } from './components/PageHead'
import { Layout } from './layout/Layout'
import { PageErrorBoundary } from './layout/PageErrorBoundary'
import { PageLoading } from './layout/PageLoading'
import { RouteChangeEffects } from './layout/RouteChangeEffects'
import { notFoundPage, pages } from './routes'
import { usePagePrefetch } from './usePagePrefetch'

/** The visitors' part of the site: its own routes, below the shell's router. */
export function Site() {
  usePagePrefetch()
  return (
    <Layout>
      <PageErrorBoundary>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            {[...pages, notFoundPage].map(({ path, Page, head }) => (
              <Route
                key={path}
                path={path}
                element={
                  <>
                    {head && <PageHead {...head} />}
                    <Page />
                  </>
                }
              />
            ))}
            <Route path="/about-us" element={<Navigate to="/about" replace />} />
          </Routes>
          <RouteChangeEffects />
        </Suspense>
      </PageErrorBoundary>
    </Layout>
  )
}
