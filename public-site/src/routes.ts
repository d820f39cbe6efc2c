/** The pages of the public site, each in a file of its own that loads when it is first visited. */
import { type ComponentType, lazy } from 'react'
import { matchPath } from 'shared/router'
import { loadOrOpenDocument } from './browser/loadOrOpenDocument'
import type { PageHeadContent } from './components/PageHead'
import { loadLoginPage } from './loadLoginPage'

export interface PageRoute {
  /** A path of the site; `:name` is a parameter. */
  path: string
  /** Fetches the page's code; a second call fetches nothing. */
  load: () => Promise<ComponentType>
  Page: ComponentType
  /** Left out where the page describes itself, as an event's or a post's does. */
  head: PageHeadContent | undefined
}

const page = (path: string, load: PageRoute['load'], head?: PageHeadContent): PageRoute => ({
  path,
  load,
  Page: lazy(async () => ({ default: await loadOrOpenDocument(load) })),
  head,
})

export const pages: PageRoute[] = [
  page('/', () => import('./pages/home/HomePage').then((module) => module.HomePage), {
    title: 'Home',
    description:
      'Free medicals, dental and eye care at health fairs in church yards across Jamaica.',
  }),
  page('/about', () => import('./pages/about/AboutPage').then((module) => module.AboutPage), {
    title: 'About Us',
    description: 'Who we are and what we have done since 2022.',
  }),
  page(
    '/programs',
    () => import('./pages/programs/ProgramsPage').then((module) => module.ProgramsPage),
    {
      title: 'Programs',
      description: 'Health fairs, school drives, community support and the love initiative.',
    },
  ),
  page(
    '/programs/health-fairs',
    () => import('./pages/programs/HealthFairsPage').then((module) => module.HealthFairsPage),
    {
      title: 'Health Fairs',
      description: 'Free health screenings: what to expect.',
    },
  ),
  page(
    '/programs/school-drives',
    () => import('./pages/programs/SchoolDrivesPage').then((module) => module.SchoolDrivesPage),
    {
      title: 'School Drives',
      description: 'Free back-to-school medicals for children.',
    },
  ),
  page(
    '/programs/community-support',
    () =>
      import('./pages/programs/CommunitySupportPage').then((module) => module.CommunitySupportPage),
    {
      title: 'Community Support',
      description: 'Food, clothing and health education for families.',
    },
  ),
  page(
    '/programs/love-initiative',
    () => import('./pages/programs/LoveInitiativePage').then((module) => module.LoveInitiativePage),
    {
      title: 'Love Initiative',
      description: 'Time and care for people whom nobody visits.',
    },
  ),
  page('/events', () => import('./pages/events/EventsPage').then((module) => module.EventsPage), {
    title: 'Events',
    description: 'Health fairs and events: dates and places.',
  }),
  page('/events/:id', () => import('./pages/events/EventPage').then((module) => module.EventPage)),
  page('/blog', () => import('./pages/blog/BlogPage').then((module) => module.BlogPage), {
    title: 'News',
    description: 'Stories from our health fairs.',
  }),
  page('/blog/:id', () =>
    import('./pages/blog/BlogPostPage').then((module) => module.BlogPostPage),
  ),
  page(
    '/get-involved',
    () => import('./pages/get-involved/GetInvolvedPage').then((module) => module.GetInvolvedPage),
    {
      title: 'Get Involved',
      description: 'Volunteer, donate resources or become a partner.',
    },
  ),
  page('/impact', () => import('./pages/impact/ImpactPage').then((module) => module.ImpactPage), {
    title: 'Impact',
    description: 'What our health fairs have meant.',
  }),
  page('/donate', () => import('./pages/donate/DonatePage').then((module) => module.DonatePage), {
    title: 'Donate',
    description: 'Your gift pays for free screenings across Jamaica.',
  }),
  page(
    '/contact',
    () => import('./pages/contact/ContactPage').then((module) => module.ContactPage),
    {
      title: 'Contact',
      description: 'How to reach us by email or phone.',
    },
  ),
  page(
    '/privacy-policy',
    () =>
      import('./pages/privacy-policy/PrivacyPolicyPage').then((module) => module.PrivacyPolicyPage),
    {
      title: 'Privacy Policy',
      description: 'What this site keeps in your browser.',
    },
  ),
  page('/terms', () => import('./pages/terms/TermsPage').then((module) => module.TermsPage), {
    title: 'Terms',
    description: 'The terms of this site and its events.',
  }),
  page('/login', loadLoginPage, {
    title: 'Admin Sign In',
    description: 'Sign-in for the administrator.',
    noIndex: true,
  }),
]

/** Every other path, and `/not-found`, to which unknown events are sent. */
export const notFoundPage = page(
  '*',
  () => import('./pages/not-found/NotFoundPage').then((module) => module.NotFoundPage),
  {
    title: 'Page Not Found',
    description: 'This page does not exist.',
  },
)

/** The page at this path of the site, if there is one. */
export const pageAt = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname))
