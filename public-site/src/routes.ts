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
   * Left out where the page names itself, as an event's or a post's does. Its description is exported by
   * the page's module: only documents have it, and a browser downloads none.
   */
  title?: string
  /** Search engines are asked to leave it out. */
  noIndex?: boolean
  /** Its name in the menu at the top. */
  header?: string
  /** Its name in the footer's list. */
  footer?: string
  /** Its name in the line below that. */
  closing?: string
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
  page('/', async () => (await import('./pages/home/HomePage')).HomePage, { title: 'Home' }),
  page('/about', async () => (await import('./pages/about/AboutPage')).AboutPage, {
    title: 'About Us',
    header: 'About',
    footer: 'About Us',
  }),
  page('/programs', async () => (await import('./pages/programs/ProgramsPage')).ProgramsPage, {
    title: 'Programs',
    header: 'Programs',
    footer: 'Programs',
  }),
  page(
    '/programs/health-fairs',
    async () => (await import('./pages/programs/HealthFairsPage')).HealthFairsPage,
    { title: 'Health Fairs' },
  ),
  page(
    '/programs/school-drives',
    async () => (await import('./pages/programs/SchoolDrivesPage')).SchoolDrivesPage,
    { title: 'School Drives' },
  ),
  page(
    '/programs/community-support',
    async () => (await import('./pages/programs/CommunitySupportPage')).CommunitySupportPage,
    { title: 'Community Support' },
  ),
  page(
    '/programs/love-initiative',
    async () => (await import('./pages/programs/LoveInitiativePage')).LoveInitiativePage,
    { title: 'Love Initiative' },
  ),
  page('/events', async () => (await import('./pages/events/EventsPage')).EventsPage, {
    title: 'Events',
    header: 'Events',
    footer: 'Events',
  }),
  page('/events/:id', async () => (await import('./pages/events/EventPage')).EventPage),
  page('/blog', async () => (await import('./pages/blog/BlogPage')).BlogPage, {
    title: 'News',
    closing: 'News',
  }),
  page('/blog/:id', async () => (await import('./pages/blog/BlogPostPage')).BlogPostPage),
  page(
    '/get-involved',
    async () => (await import('./pages/get-involved/GetInvolvedPage')).GetInvolvedPage,
    { title: 'Get Involved', header: 'Get Involved', footer: 'Get Involved' },
  ),
  page('/impact', async () => (await import('./pages/impact/ImpactPage')).ImpactPage, {
    title: 'Impact',
  }),
  page('/donate', async () => (await import('./pages/donate/DonatePage')).DonatePage, {
    title: 'Donate',
    footer: 'Donate',
  }),
  page('/contact', async () => (await import('./pages/contact/ContactPage')).ContactPage, {
    title: 'Contact',
    footer: 'Contact',
  }),
  page(
    '/privacy-policy',
    async () => (await import('./pages/privacy-policy/PrivacyPolicyPage')).PrivacyPolicyPage,
    { title: 'Privacy Policy', closing: 'Privacy Policy' },
  ),
  page('/terms', async () => (await import('./pages/terms/TermsPage')).TermsPage, {
    title: 'Terms',
    closing: 'Terms',
  }),
  page('/login', loadLoginPage, { title: 'Admin Sign In', noIndex: true }),
]

/** Every other path, and `/not-found`, to which unknown events are sent. */
export const notFoundPage = page(
  '*',
  async () => (await import('./pages/not-found/NotFoundPage')).NotFoundPage,
  { title: 'Page Not Found' },
)

/** The links to pages in this place, in the order of the pages. */
export const linksIn = (place: 'header' | 'footer' | 'closing') =>
  pages.flatMap(({ path, [place]: label }) => (label ? [{ to: path, label }] : []))

/** The page at this path of the site, if there is one. */
export const pageAt = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname))
