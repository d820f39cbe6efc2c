import { type ComponentType, lazy } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'shared/router'
import { makeStore } from './app/store'
import { AdminLayout } from './layout/AdminLayout'
import { ConsoleTheme } from './layout/ConsoleTheme'

/** Loads the page's code when it is first opened. */
const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

const DashboardPage = page(() =>
  import('./pages/dashboard/DashboardPage').then((module) => module.DashboardPage),
)
const ProgramsPage = page(() =>
  import('./pages/programs/ProgramsPage').then((module) => module.ProgramsPage),
)
const EventsPage = page(() =>
  import('./pages/events/EventsPage').then((module) => module.EventsPage),
)
const BlogPage = page(() => import('./pages/blog/BlogPage').then((module) => module.BlogPage))
const ImpactPage = page(() =>
  import('./pages/impact/ImpactPage').then((module) => module.ImpactPage),
)
const DonationsPage = page(() =>
  import('./pages/donations/DonationsPage').then((module) => module.DonationsPage),
)
const SettingsPage = page(() =>
  import('./pages/settings/SettingsPage').then((module) => module.SettingsPage),
)
const NotFoundPage = page(() =>
  import('./pages/not-found/NotFoundPage').then((module) => module.NotFoundPage),
)

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
            <Route path="settings" element={<SettingsPage />}>
              <Route path="backup" element={null} />
            </Route>
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </ConsoleTheme>
    </Provider>
  )
}
