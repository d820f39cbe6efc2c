import { type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'shared/router'
import { hasStore } from 'shared/store/hasStore'
import { removeLostDrafts } from './app/removeLostDrafts'
import { type AppStore, makeStore } from './app/store'
import { AdminLayout } from './layout/AdminLayout'
import { ConsoleTheme } from './layout/ConsoleTheme'
import { loadNotFoundPage, loadPageAt, sections, storeSections } from './pages'

/** Fetches the code of the page at this path. */
export const loadPage = (pathname: string): Promise<unknown> => loadPageAt(pathname)

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

const DashboardPage = page(sections.dashboard)
const ProgramsPage = page(sections.programs)
const EventsPage = page(sections.events)
const BlogPage = page(sections.blog)
const ImpactPage = page(sections.impact)
const DonationsPage = page(sections.donations)
const SettingsPage = page(sections.settings)
const SubmissionsPage = page(storeSections.submissions)
const HistoryPage = page(storeSections.history)
const NotFoundPage = page(loadNotFoundPage)

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
          <Route index element={<DashboardPage />} />
          {/* A child route shows the same page with its add form open, or another of its tabs. */}
          <Route path="programs" element={<ProgramsPage />}>
            <Route path="new" element={null} />
          </Route>
          <Route path="events" element={<EventsPage />}>
            <Route path="new" element={null} />
          </Route>
          <Route path="blog" element={<BlogPage />}>
            <Route path="new" element={null} />
          </Route>
          <Route path="impact" element={<ImpactPage />} />
          <Route path="donations" element={<DonationsPage />} />
          {hasStore() && (
            <>
              <Route path="submissions" element={<SubmissionsPage />} />
              <Route path="history" element={<HistoryPage />} />
            </>
          )}
          <Route path="settings" element={<SettingsPage />}>
            <Route path="backup" element={null} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </ReduxProvider>
  )
}
