/** The code of the console's pages. Each loads when it is first opened. */
import type { ComponentType } from 'react'
import { hasStore } from 'shared/store/hasStore'

/** By section: what follows `/admin/` in the path, and the dashboard. */
export const sections = {
  dashboard: () => import('./pages/dashboard/DashboardPage').then((module) => module.DashboardPage),
  programs: () => import('./pages/programs/ProgramsPage').then((module) => module.ProgramsPage),
  events: () => import('./pages/events/EventsPage').then((module) => module.EventsPage),
  blog: () => import('./pages/blog/BlogPage').then((module) => module.BlogPage),
  impact: () => import('./pages/impact/ImpactPage').then((module) => module.ImpactPage),
  donations: () => import('./pages/donations/DonationsPage').then((module) => module.DonationsPage),
  settings: () => import('./pages/settings/SettingsPage').then((module) => module.SettingsPage),
} satisfies Record<string, () => Promise<ComponentType>>

/** Those that exist only where the site has a store. */
export const storeSections = {
  submissions: () =>
    import('./pages/submissions/SubmissionsPage').then((module) => module.SubmissionsPage),
  history: () => import('./pages/history/HistoryPage').then((module) => module.HistoryPage),
} satisfies Record<string, () => Promise<ComponentType>>

export const loadNotFoundPage = () =>
  import('./pages/not-found/NotFoundPage').then((module) => module.NotFoundPage)

export function loadPageAt(pathname: string): Promise<ComponentType> {
  const section = pathname.split('/')[2] || 'dashboard'
  const all = hasStore() ? { ...sections, ...storeSections } : sections
  const known = Object.entries(all).find(([name]) => name === section)
  return known ? known[1]() : loadNotFoundPage()
}
