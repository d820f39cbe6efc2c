import { type ComponentType, lazy } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'shared/router'
import { makeStore } from './app/store'
import { AdminLayout } from './layout/AdminLayout'
import { ConsoleTheme } from './layout/ConsoleTheme'

/** Loads the page's code when it is first opened. */
function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const DashboardPage = lazyPage(() => import('./pages/dashboard/DashboardPage'), 'DashboardPage')
const ProgramsPage = lazyPage(() => import('./pages/programs/ProgramsPage'), 'ProgramsPage')
const EventsPage = lazyPage(() => import('./pages/events/EventsPage'), 'EventsPage')
const BlogPage = lazyPage(() => import('./pages/blog/BlogPage'), 'BlogPage')
const ImpactPage = lazyPage(() => import('./pages/impact/ImpactPage'), 'ImpactPage')
const DonationsPage = lazyPage(() => import('./pages/donations/DonationsPage'), 'DonationsPage')
const SettingsPage = lazyPage(() => import('./pages/settings/SettingsPage'), 'SettingsPage')
const BackupPage = lazyPage(() => import('./pages/settings/backup/BackupPage'), 'BackupPage')
const NotFoundPage = lazyPage(() => import('./pages/not-found/NotFoundPage'), 'NotFoundPage')

// One store per document: it survives leaving the console and coming back.
const store = makeStore()

/** The administrator's console. The shell mounts it at /admin/*, behind the guard. */
export default function App() {
  return (
    <Provider store={store}>
      <ConsoleTheme>
        <Routes>
          <Route element={<AdminLayout />}>
            <Route index element={<DashboardPage />} />
            {/* A child route "new" shows the same list with its add form open. */}
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
            <Route path="settings" element={<SettingsPage />} />
            <Route path="settings/backup" element={<BackupPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </ConsoleTheme>
    </Provider>
  )
}
