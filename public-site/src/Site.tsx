import { Suspense, type SyntheticEvent, useState } from 'react'
import { Navigate, Route, Routes } from 'shared/router'
import { prefetch } from './browser/prefetchOnIntent'
import { PageHead } from './components/PageHead'
import { PageLoading } from './components/PageLoading'
import { Layout } from './layout/Layout'
import { PageErrorBoundary } from './layout/PageErrorBoundary'
import { RouteChangeEffects } from './layout/RouteChangeEffects'
import { notFoundPage, pageAt, pages } from './routes'

export const loadPage = (pathname: string) => (pageAt(pathname) ?? notFoundPage).load()

/** The visitors' part of the site: its own routes, below the shell's router. */
export function Site() {
  const replacesPage = useReplacesPage()
  const page = (
    <>
      <Routes>
        {[...pages, notFoundPage].map(({ path, Page, title }) => (
          <Route
            key={path}
            path={path}
            element={
              <>
                {title && <PageHead title={title} />}
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
    <Layout onPointerOver={prefetchPage} onFocus={prefetchPage}>
      <PageErrorBoundary>
        {replacesPage ? page : <Suspense fallback={<PageLoading />}>{page}</Suspense>}
      </PageErrorBoundary>
    </Layout>
  )
}

/**
 * Prefetches the code of the page that a link leads to when the visitor points at it, touches it or
 * focuses it. The console's pages are not in this site's route table: their code never comes early.
 */
function prefetchPage({ target }: SyntheticEvent) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  const page = link?.origin === location.origin && pageAt(link.pathname)
  if (page) prefetch(page.load)
}

/**
 * Whether a page of the console, or the shell's spinner, is on the screen when the site is mounted. It
 * stays until the site's page has loaded: without a boundary here, the shell's waits. Otherwise header
 * and footer show. The site must not render again before its page has hydrated: React would render it anew.
 */
function useReplacesPage() {
  const [replaces] = useState(
    () =>
      typeof document === 'object' &&
      document.querySelector('main:not(#main), .loading-screen') !== null,
  )
  return replaces
}
