/** The console's pages. The code of each loads when it is first opened. */
import { type ComponentType, lazy } from 'react'
import { hasStore } from 'shared/store/hasStore'

interface ConsolePage {
  /** What follows `/admin/` in its URL; empty for the dashboard. */
  path: string
  load: () => Promise<ComponentType>
  Page: ComponentType
  /** What may follow the path: the same page with its add form open, or another of its tabs. */
  childPath?: string | undefined
}

const page = (path: string, load: ConsolePage['load'], childPath?: string): ConsolePage => ({
  path,
  load,
  Page: lazy(async () => ({ default: await load() })),
  childPath,
})

const pages = [
  page('', () => import('./pages/dashboard/DashboardPage').then((module) => module.DashboardPage)),
  page(
    'programs',
    () => import('./pages/programs/ProgramsPage').then((module) => module.ProgramsPage),
    'new',
  ),
  page(
    'events',
    () => import('./pages/events/EventsPage').then((module) => module.EventsPage),
    'new',
  ),
  page('blog', () => import('./pages/blog/BlogPage').then((module) => module.BlogPage), 'new'),
  page('impact', () => import('./pages/impact/ImpactPage').then((module) => module.ImpactPage)),
  page('donations', () =>
    import('./pages/donations/DonationsPage').then((module) => module.DonationsPage),
  ),
  page(
    'settings',
    () => import('./pages/settings/SettingsPage').then((module) => module.SettingsPage),
    'backup',
  ),
]

const storePages = [
  page('submissions', () =>
    import('./pages/submissions/SubmissionsPage').then((module) => module.SubmissionsPage),
  ),
  page('history', () => import('./pages/history/HistoryPage').then((module) => module.HistoryPage)),
]

const notFoundPage = page('*', () =>
  import('./pages/not-found/NotFoundPage').then((module) => module.NotFoundPage),
)

/** The pages of this site; some exist only where it has a store. */
export const sitePages = () => [...pages, ...(hasStore() ? storePages : []), notFoundPage]

/** The page at this path of the console. */
export function pageAt(pathname: string): ConsolePage {
  const section = pathname.split('/')[2] ?? ''
  return sitePages().find(({ path }) => path === section) ?? notFoundPage
}
