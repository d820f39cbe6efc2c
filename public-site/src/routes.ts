/** The pages of the public site, each in a file of its own that loads when it is first visited. */
import { type ComponentType, lazy } from 'react'
import type { PageHeadContent } from './components/PageHead'

export interface PageRoute {
  /** A path of the site; `:name` stands for a part that varies. */
  path: string
  /** The module of the page, relative to this workspace. */
  source: string
  /** Fetches the page's code; a second call fetches nothing. */
  load: () => Promise<unknown>
  Page: ComponentType
  /** Left out where the page describes itself, as an event's or a post's does. */
  head?: PageHeadContent
}

const pageModules = import.meta.glob<Record<string, ComponentType>>('./pages/*/*Page.tsx')

/** The page in `pages/<file>.tsx`, which exports a component of the file's name. */
function page(file: string): Pick<PageRoute, 'source' | 'load' | 'Page'> {
  const load = pageModules[`./pages/${file}.tsx`]
  if (!load) throw new Error(`There is no page module pages/${file}.tsx`)
  const name = file.slice(file.indexOf('/') + 1)
  const Page = lazy(async () => {
    const component = (await load())[name]
    if (!component) throw new Error(`pages/${file}.tsx exports no ${name}`)
    return { default: component }
  })
  return { source: `src/pages/${file}.tsx`, load, Page }
}

export const pages: PageRoute[] = [
  {
    path: '/',
    ...page('home/HomePage'),
    head: {
      title: 'Home',
      description:
        'Free medicals, dental and eye care at health fairs in church yards across Jamaica.',
    },
  },
  {
    path: '/about',
    ...page('about/AboutPage'),
    head: {
      title: 'About Us',
      description: 'Who we are, and what we have done since our first health fair in August 2022.',
    },
  },
  {
    path: '/programs',
    ...page('programs/ProgramsPage'),
    head: {
      title: 'Programs',
      description: 'Health fairs, school drives, community support and the love initiative.',
    },
  },
  {
    path: '/programs/health-fairs',
    ...page('programs/HealthFairsPage'),
    head: {
      title: 'Health Fairs',
      description: 'Free health screenings in your community: what to expect and how to come.',
    },
  },
  {
    path: '/programs/school-drives',
    ...page('programs/SchoolDrivesPage'),
    head: {
      title: 'School Drives',
      description: 'Free back-to-school medicals and support for children before the new term.',
    },
  },
  {
    path: '/programs/community-support',
    ...page('programs/CommunitySupportPage'),
    head: {
      title: 'Community Support',
      description: 'Food, clothing and health education for families, together with neighbors.',
    },
  },
  {
    path: '/programs/love-initiative',
    ...page('programs/LoveInitiativePage'),
    head: {
      title: 'Love Initiative',
      description: 'Time and care for people whom nobody else is visiting.',
    },
  },
  {
    path: '/events',
    ...page('events/EventsPage'),
    head: {
      title: 'Events',
      description: 'Upcoming health fairs and events: dates, places and how to register.',
    },
  },
  {
    path: '/events/:id',
    ...page('events/EventPage'),
  },
  {
    path: '/blog',
    ...page('blog/BlogPage'),
    head: {
      title: 'News',
      description: 'Stories from our health fairs, and notes on what is planned.',
    },
  },
  {
    path: '/blog/:id',
    ...page('blog/BlogPostPage'),
  },
  {
    path: '/get-involved',
    ...page('get-involved/GetInvolvedPage'),
    head: {
      title: 'Get Involved',
      description: 'Volunteer, donate resources or become a partner.',
    },
  },
  {
    path: '/impact',
    ...page('impact/ImpactPage'),
    head: {
      title: 'Impact',
      description: 'What our health fairs have meant for the communities they visited.',
    },
  },
  {
    path: '/donate',
    ...page('donate/DonatePage'),
    head: {
      title: 'Donate',
      description: 'Your gift pays for free screenings in communities across Jamaica.',
    },
  },
  {
    path: '/contact',
    ...page('contact/ContactPage'),
    head: {
      title: 'Contact',
      description: 'How to reach us by email or telephone.',
    },
  },
  {
    path: '/privacy-policy',
    ...page('privacy-policy/PrivacyPolicyPage'),
    head: {
      title: 'Privacy Policy',
      description: 'What this site keeps in your browser, and what it does not.',
    },
  },
  {
    path: '/terms',
    ...page('terms/TermsPage'),
    head: {
      title: 'Terms',
      description: 'The terms on which this site and its events are offered.',
    },
  },
  {
    path: '/login',
    ...page('login/LoginPage'),
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
  ...page('not-found/NotFoundPage'),
  head: {
    title: 'Page Not Found',
    description: 'There is no page at this address.',
  },
}
