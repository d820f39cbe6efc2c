/** The console's pages: the routes and the sidebar are made from this list. */
import { type ComponentType, lazy } from 'react'
import type { IconName } from './components/Icon'
import { loadOnline } from './layout/loadOnline'

interface PageRoute {
  /** What follows `/admin/` in its URL; empty for the dashboard. */
  path: string
  /** Fetches its code, when it is first opened. */
  load: () => Promise<ComponentType>
  /** What may follow the path: the same page with a form open ("new", or an item's id), or another of its tabs. */
  childPath?: string
}

/** A page and its link in the sidebar. */
interface ConsolePage extends PageRoute {
  label: string
  icon: IconName
}

/** In the order of the sidebar. */
export const pages: readonly ConsolePage[] = [
  {
    path: '',
    label: 'Dashboard',
    icon: 'dashboard',
    load: () => import('./pages/dashboard/DashboardPage').then((module) => module.DashboardPage),
  },
  {
    path: 'programs',
    label: 'Programs',
    icon: 'heart',
    load: () => import('./pages/programs/ProgramsPage').then((module) => module.ProgramsPage),
    childPath: ':id',
  },
  {
    path: 'events',
    label: 'Events',
    icon: 'calendar',
    load: () => import('./pages/events/EventsPage').then((module) => module.EventsPage),
    childPath: ':id',
  },
  {
    path: 'blog',
    label: 'Blog',
    icon: 'pen',
    load: () => import('./pages/blog/BlogPage').then((module) => module.BlogPage),
    childPath: ':id',
  },
  {
    path: 'impact',
    label: 'Impact Stats',
    icon: 'chart',
    load: () => import('./pages/impact/ImpactPage').then((module) => module.ImpactPage),
  },
  {
    path: 'donations',
    label: 'Donations',
    icon: 'gift',
    load: () => import('./pages/donations/DonationsPage').then((module) => module.DonationsPage),
  },
  {
    path: 'submissions',
    label: 'Submissions',
    icon: 'inbox',
    load: () =>
      import('./pages/submissions/SubmissionsPage').then((module) => module.SubmissionsPage),
  },
  {
    path: 'messages',
    label: 'Messages',
    icon: 'mail',
    load: () => import('./pages/messages/MessagesPage').then((module) => module.MessagesPage),
  },
  {
    path: 'history',
    label: 'History',
    icon: 'clock',
    load: () => import('./pages/history/HistoryPage').then((module) => module.HistoryPage),
  },
  {
    path: 'settings',
    label: 'Settings',
    icon: 'sliders',
    load: () => import('./pages/settings/SettingsPage').then((module) => module.SettingsPage),
    childPath: 'backup',
  },
]

/** Pages of one item, which no link in the sidebar leads to. */
const itemPages: readonly PageRoute[] = [
  {
    path: 'events/:id/registrations',
    load: () =>
      import('./pages/events/RegistrationsPage').then((module) => module.RegistrationsPage),
  },
  {
    path: 'events/:id/door',
    load: () => import('./pages/events/DoorPage').then((module) => module.DoorPage),
  },
]

const notFound: PageRoute = {
  path: '*',
  load: () => import('./pages/not-found/NotFoundPage').then((module) => module.NotFoundPage),
}

export const routes = [...pages, ...itemPages, notFound].map((page) => ({
  ...page,
  Page: lazy(async () => ({ default: await loadOnline(page.load) })),
}))

/** The page at this path of the console. */
export function pageAt(pathname: string): PageRoute {
  const [section = '', , part] = pathname.split('/').slice(2)
  const ofItem = itemPages.find(({ path }) => part && path === `${section}/:id/${part}`)
  return ofItem ?? pages.find(({ path }) => path === section) ?? notFound
}
