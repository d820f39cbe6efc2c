import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'shared/router'
import { PageHead } from './components/PageHead'
import { Layout } from './layout/Layout'
import { PageArrival } from './layout/PageArrival'
import { PageLoading } from './layout/PageLoading'
import { notFoundPage, pages } from './routes'

/** The visitors' part of the site: its own routes, below the shell's router. */
export default function App() {
  return (
    <Layout>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {[...pages, notFoundPage].map(({ path, Page, title, description }) => (
            <Route
              key={path}
              path={path}
              element={
                <>
                  {title && <PageHead title={title} description={description} />}
                  <Page />
                </>
              }
            />
          ))}
          <Route path="/about-us" element={<Navigate to="/about" replace />} />
        </Routes>
        <PageArrival />
      </Suspense>
    </Layout>
  )
}
