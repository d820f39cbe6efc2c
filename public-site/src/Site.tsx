import { Suspense, useState } from 'react'
import { Navigate, Route, Routes } from 'shared/router'
import { PageHead } from './components/PageHead'
import { PageLoading } from './components/PageLoading'
import { Layout } from './layout/Layout'
import { PageErrorBoundary } from './layout/PageErrorBoundary'
import { RouteChangeEffects } from './layout/RouteChangeEffects'
import { notFoundPage, pageAt, pages } from './routes'
import { usePagePrefetch } from './usePagePrefetch'

export const loadPage = (pathname: string) => (pageAt(pathname) ?? notFoundPage).load()

/** The visitors' part of the site: its own routes, below the shell's router. */
export function Site() {
  usePagePrefetch()
  const replacesPage = useReplacesPage()
  const page = (
    <>
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
    </>
  )
  return (
    <Layout>
      <PageErrorBoundary>
        {replacesPage ? page : <Suspense fallback={<PageLoading />}>{page}</Suspense>}
      </PageErrorBoundary>
    </Layout>
  )
}

/**
 * Whether a page of the console is on the screen when the site is mounted. That one stays until the
 * site's page has loaded: without a boundary here, the shell's waits. Otherwise header and footer
 * show. The site must not render again before its page has hydrated: React would render it anew.
 */
function useReplacesPage() {
  const [replaces] = useState(
    () => typeof document === 'object' && document.querySelector('main:not(#main)') !== null,
  )
  return replaces
}
