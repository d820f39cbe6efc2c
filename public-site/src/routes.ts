/** The pages of the public site, each in a file of its own that loads when it is first visited. */
import { type ComponentType, lazy } from 'react'
import { matchPath } from 'shared/router'
import { loadOrOpenDocument } from './browser/loadOrOpenDocument'
import { loadLoginPage } from './loadLoginPage'

export interface PageRoute {
  /** A path of the site; `:name` is a parameter. */
  path: string
  /** Fetches the page's code; a second call fetches nothing. */
  load: () => Promise<ComponentType>
  Page: ComponentType
  /**
   * Left out where the page names itself, as that of an event, a post or a program does. Its module exports what only
   * documents have, and a browser does not download with all routes: a description, and whether search engines are
   * asked to leave the page out.
   */
  title?: string
  /** Whether the menu at the top, the footer's list and the line below that lead to it, by its title or a shorter name. */
  header?: true | string
  footer?: true
  closing?: true
}

const page = (
  path: string,
  load: PageRoute['load'],
  names: Omit<PageRoute, 'path' | 'load' | 'Page'> = {},
): PageRoute => ({
  path,
  load,
  Page: lazy(async () => ({ default: await loadOrOpenDocument(load) })),
  ...names,
})

export const pages: PageRoute[] = [
  page('/', () => import('./pages/home/HomePage').then((module) => module.HomePage), {
    title: 'Home',
  }),
  page('/about', () => import('./pages/about/AboutPage').then((module) => module.AboutPage), {
    title: 'About Us',
    header: 'About',
    footer: true,
  }),
  page(
    '/programs',
    () => import('./pages/programs/ProgramsPage').then((module) => module.ProgramsPage),
    {
      title: 'Programs',
      header: true,
      footer: true,
    },
  ),
  page(
    '/programs/health-fairs',
    () => import('./pages/programs/HealthFairsPage').then((module) => module.HealthFairsPage),
    { title: 'Health Fairs' },
  ),
  page(
    '/programs/school-drives',
    () => import('./pages/programs/SchoolDrivesPage').then((module) => module.SchoolDrivesPage),
    { title: 'School Drives' },
  ),
  page(
    '/programs/community-support',
    () =>
      import('./pages/programs/CommunitySupportPage').then((module) => module.CommunitySupportPage),
    { title: 'Community Support' },
  ),
  page(
    '/programs/love-initiative',
    () => import('./pages/programs/LoveInitiativePage').then((module) => module.LoveInitiativePage),
    { title: 'Love Initiative' },
  ),
  page('/programs/:slug', () =>
    import('./pages/programs/ProgramPage').then((module) => module.ProgramPage),
  ),
  page('/events', () => import('./pages/events/EventsPage').then((module) => module.EventsPage), {
    title: 'Events',
    header: true,
    footer: true,
  }),
  page('/events/:id', () => import('./pages/events/EventPage').then((module) => module.EventPage)),
  page('/blog', () => import('./pages/blog/BlogPage').then((module) => module.BlogPage), {
    title: 'News',
    closing: true,
  }),
  page('/blog/:id', () =>
    import('./pages/blog/BlogPostPage').then((module) => module.BlogPostPage),
  ),
  page(
    '/get-involved',
    () => import('./pages/get-involved/GetInvolvedPage').then((module) => module.GetInvolvedPage),
    { title: 'Get Involved', header: true, footer: true },
  ),
  page('/impact', () => import('./pages/impact/ImpactPage').then((module) => module.ImpactPage), {
    title: 'Impact',
  }),
  page('/donate', () => import('./pages/donate/DonatePage').then((module) => module.DonatePage), {
    title: 'Donate',
    footer: true,
  }),
  page(
    '/contact',
    () => import('./pages/contact/ContactPage').then((module) => module.ContactPage),
    {
      title: 'Contact',
      footer: true,
    },
  ),
  page(
    '/privacy-policy',
    () =>
      import('./pages/privacy-policy/PrivacyPolicyPage').then((module) => module.PrivacyPolicyPage),
    { title: 'Privacy Policy', closing: true },
  ),
  page('/terms', () => import('./pages/terms/TermsPage').then((module) => module.TermsPage), {
    title: 'Terms',
    closing: true,
  }),
  page('/link', () => import('./pages/link/LinkPage').then((module) => module.LinkPage)),
  page('/login', loadLoginPage, { title: 'Admin Sign In' }),
]

/** Every other path, and `/not-found`, to which unknown events are sent. */
export const notFoundPage = page(
  '*',
  () => import('./pages/not-found/NotFoundPage').then((module) => module.NotFoundPage),
  { title: 'Page Not Found' },
)

/** The links to pages in this place, in the order of the pages. */
export const linksIn = (place: 'header' | 'footer' | 'closing') =>
  pages.flatMap(({ path, title, [place]: name }) =>
    name ? [{ to: path, label: name === true ? title : name }] : [],
  )

/** The page at this path of the site, if there is one. */
export const pageAt = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname))
