/** The pages of the public site, each in a file of its own that loads when it is first visited. */
import { type ComponentType, lazy } from 'react'
import { matchPath } from 'shared/router'
import { hasStore } from 'shared/store/hasStore'
import { loadOrOpenDocument } from './browser/loadOrOpenDocument'
import type { PageHeadContent } from './components/PageHead'

export interface PageRoute {
  /** A path of the site; `:name` is a parameter. */
  path: string
  /** Fetches the page's code; a second call fetches nothing. */
  load: () => Promise<ComponentType>
  Page: ComponentType
  /** Left out where the page describes itself, as an event's or a post's does. */
  head?: PageHeadContent
}

const page = (load: PageRoute['load']): Pick<PageRoute, 'load' | 'Page'> => ({
  load,
  Page: lazy(async () => ({ default: await loadOrOpenDocument(load) })),
})

/** A site with a store gets nothing of the demonstration, least of all its password. */
const loadLoginPage = () =>
  hasStore()
    ? import('./pages/login/StoreLoginPage').then((module) => module.StoreLoginPage)
    : import('./pages/login/LoginPage').then((module) => module.LoginPage)

export const pages: PageRoute[] = [
  {
    path: '/',
    ...page(() => import('./pages/home/HomePage').then((module) => module.HomePage)),
    head: {
      title: 'Home',
      description:
        'Free medicals, dental and eye care at health fairs in church yards across Jamaica.',
    },
  },
  {
    path: '/about',
    ...page(() => import('./pages/about/AboutPage').then((module) => module.AboutPage)),
    head: {
      title: 'About Us',
      description: 'Who we are, and what we have done since our first health fair in August 2022.',
    },
  },
  {
    path: '/programs',
    ...page(() => import('./pages/programs/ProgramsPage').then((module) => module.ProgramsPage)),
    head: {
      title: 'Programs',
      description: 'Health fairs, school drives, community support and the love initiative.',
    },
  },
  {
    path: '/programs/health-fairs',
    ...page(() =>
      import('./pages/programs/HealthFairsPage').then((module) => module.HealthFairsPage),
    ),
    head: {
      title: 'Health Fairs',
      description: 'Free health screenings in your community: what to expect and how to come.',
    },
  },
  {
    path: '/programs/school-drives',
    ...page(() =>
      import('./pages/programs/SchoolDrivesPage').then((module) => module.SchoolDrivesPage),
    ),
    head: {
      title: 'School Drives',
      description: 'Free back-to-school medicals and support for children before the new term.',
    },
  },
  {
    path: '/programs/community-support',
    ...page(() =>
      import('./pages/programs/CommunitySupportPage').then((module) => module.CommunitySupportPage),
    ),
    head: {
      title: 'Community Support',
      description: 'Food, clothing and health education for families, together with neighbors.',
    },
  },
  {
    path: '/programs/love-initiative',
    ...page(() =>
      import('./pages/programs/LoveInitiativePage').then((module) => module.LoveInitiativePage),
    ),
    head: {
      title: 'Love Initiative',
      description: 'Time and care for people whom nobody else is visiting.',
    },
  },
  {
    path: '/events',
    ...page(() => import('./pages/events/EventsPage').then((module) => module.EventsPage)),
    head: {
      title: 'Events',
      description: 'Upcoming health fairs and events: dates, places and how to register.',
    },
  },
  {
    path: '/events/:id',
    ...page(() => import('./pages/events/EventPage').then((module) => module.EventPage)),
  },
  {
    path: '/blog',
    ...page(() => import('./pages/blog/BlogPage').then((module) => module.BlogPage)),
    head: {
      title: 'News',
      description: 'Stories from our health fairs, and what is planned.',
    },
  },
  {
    path: '/blog/:id',
    ...page(() => import('./pages/blog/BlogPostPage').then((module) => module.BlogPostPage)),
  },
  {
    path: '/get-involved',
    ...page(() =>
      import('./pages/get-involved/GetInvolvedPage').then((module) => module.GetInvolvedPage),
    ),
    head: {
      title: 'Get Involved',
      description: 'Volunteer, donate resources or become a partner.',
    },
  },
  {
    path: '/impact',
    ...page(() => import('./pages/impact/ImpactPage').then((module) => module.ImpactPage)),
    head: {
      title: 'Impact',
      description: 'What our health fairs have meant for the communities they visited.',
    },
  },
  {
    path: '/donate',
    ...page(() => import('./pages/donate/DonatePage').then((module) => module.DonatePage)),
    head: {
      title: 'Donate',
      description: 'Your gift pays for free screenings in communities across Jamaica.',
    },
  },
  {
    path: '/contact',
    ...page(() => import('./pages/contact/ContactPage').then((module) => module.ContactPage)),
    head: {
      title: 'Contact',
      description: 'How to reach us by email or telephone.',
    },
  },
  {
    path: '/privacy-policy',
    ...page(() =>
      import('./pages/privacy-policy/PrivacyPolicyPage').then((module) => module.PrivacyPolicyPage),
    ),
    head: {
      title: 'Privacy Policy',
      description: 'What this site keeps in your browser, and what it does not.',
    },
  },
  {
    path: '/terms',
    ...page(() => import('./pages/terms/TermsPage').then((module) => module.TermsPage)),
    head: {
      title: 'Terms',
      description: 'The terms on which this site and its events are offered.',
    },
  },
  {
    path: '/login',
    ...page(loadLoginPage),
    head: {
      title: 'Admin Sign In',
      description: 'Sign-in for the administrator of the site.',
      noIndex: true,
    },
  },
]

/** Every other path, and `/not-found`, to which unknown events are sent. */
export const notFoundPage: PageRoute = {
  path: '*',
  ...page(() => import('./pages/not-found/NotFoundPage').then((module) => module.NotFoundPage)),
  head: {
    title: 'Page Not Found',
    description: 'This page does not exist.',
  },
}

/** The page at this path of the site, if there is one. */
export const pageAt = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname))
