import { type ReactNode, useEffect } from 'react'
import { Provider } from 'react-redux'
import { authStore } from 'shared/auth'
import { Route, Routes } from 'shared/router'
import { type AppStore, makeStore } from './app/store'
import { openAdministration } from './backend/administration'
import { AdminLayout } from './layout/AdminLayout'
import { ConsoleTheme } from './layout/ConsoleTheme'
import { Opened } from './layout/Opened'
import { pageAt, routes } from './pages'

export const loadPage = (pathname: string): Promise<unknown> => pageAt(pathname).load()

// As early as this: both load while the rest of the console does. On the sign-in page, whose path names
// none of the console, that is the dashboard. A page that fails is loaded again when it is shown.
if (authStore.getState().user) {
  void openAdministration()
  loadPage(location.pathname).catch(() => {})
}

/** The administrator's console. The shell mounts it at /admin/*, behind the guard. */
export default function App() {
  return (
    <ConsoleTheme>
      <Opened>
        <ReduxProvider>
          <Routes>
            <Route element={<AdminLayout />}>
              {routes.map(({ path, Page, childPath }) => (
                <Route key={path} path={path} element={<Page />}>
                  {childPath && <Route path={childPath} element={null} />}
                </Route>
              ))}
            </Route>
          </Routes>
        </ReduxProvider>
      </Opened>
    </ConsoleTheme>
  )
}

// One Redux store per document: it survives leaving the console and coming back.
let store: AppStore | undefined

/** The slices begin with what the collections hold. */
function ReduxProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Nothing waits for it, and what it leaves is removed the next time.
    import('./app/removeLostDrafts').then(
      (late) => late.removeLostDrafts(),
      () => {},
    )
  }, [])
  store ??= makeStore()
  return <Provider store={store}>{children}</Provider>
}
