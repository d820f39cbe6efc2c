import { lazy, type ReactNode, useEffect } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'shared/router'
import { hasStore } from 'shared/store/hasStore'
import { removeLostDrafts } from './app/removeLostDrafts'
import { type AppStore, makeStore } from './app/store'
import { AdminLayout } from './layout/AdminLayout'
import { ConsoleTheme } from './layout/ConsoleTheme'
import { pageAt, sitePages } from './pages'

/** Fetches the code of the page at this path. */
export const loadPage = (pathname: string): Promise<unknown> => pageAt(pathname).load()

const StoredConsole = lazy(() =>
  import('./outbox/storeScreens').then((module) => ({ default: module.StoredConsole })),
)

// One Redux store per document: it survives leaving the console and coming back.
let store: AppStore | undefined

/** The slices begin with what the collections hold, which a site with a store has to load first. */
function ReduxProvider({ children }: { children: ReactNode }) {
  useEffect(removeLostDrafts, [])
  store ??= makeStore()
  return <Provider store={store}>{children}</Provider>
}

/** The administrator's console. The shell mounts it at /admin/*, behind the guard. */
export default function App() {
  return (
    <ConsoleTheme>
      {hasStore() ? (
        <StoredConsole>
          <Console />
        </StoredConsole>
      ) : (
        <Console />
      )}
    </ConsoleTheme>
  )
}

function Console() {
  return (
    <ReduxProvider>
      <Routes>
        <Route element={<AdminLayout />}>
          {sitePages().map(({ path, Page, childPath }) => (
            <Route key={path} path={path} element={<Page />}>
              {childPath && <Route path={childPath} element={null} />}
            </Route>
          ))}
        </Route>
      </Routes>
    </ReduxProvider>
  )
}
