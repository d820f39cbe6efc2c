/** The pages of the public site, each in a file of its own that loads when it is first visited. */
import { type ComponentType, lazy } from 'react'

export interface PageRoute {
  /** A path of the site; `:name` stands for a part that varies. */
  path: string
  Page: ComponentType
  /** Left out where the page names itself, as an event's does. */
  title?: string
  description: string
}

/** The page that a module exports under this name. */
function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const Page: ComponentType = (await load())[name]
    return { default: Page }
  })
}

export const pages: PageRoute[] = [
  {
    path: '/',
    Page: page(() => import('./pages/home/HomePage'), 'HomePage'),
    title: 'Home',
    description:
      'Free medicals, dental and eye care at health fairs in church yards across Jamaica.',
  },
  {
    path: '/about',
    Page: page(() => import('./pages/about/AboutPage'), 'AboutPage'),
    title: 'About Us',
    description: 'Who we are, and what we have done since our first health fair in August 2022.',
  },
  {
    path: '/programs',
    Page: page(() => import('./pages/programs/ProgramsPage'), 'ProgramsPage'),
    title: 'Programs',
    description: 'Health fairs, school drives, community support and the love initiative.',
  },
  {
    path: '/programs/health-fairs',
    Page: page(() => import('./pages/programs/HealthFairsPage'), 'HealthFairsPage'),
    title: 'Health Fairs',
    description: 'Free health screenings in your community: what to expect and how to come.',
  },
  {
    path: '/programs/school-drives',
    Page: page(() => import('./pages/programs/SchoolDrivesPage'), 'SchoolDrivesPage'),
    title: 'School Drives',
    description: 'Free back-to-school medicals and support for children before the new term.',
  },
  {
    path: '/programs/community-support',
    Page: page(() => import('./pages/programs/CommunitySupportPage'), 'CommunitySupportPage'),
    title: 'Community Support',
    description: 'Food, clothing and health education for families, together with neighbours.',
  },
  {
    path: '/programs/love-initiative',
    Page: page(() => import('./pages/programs/LoveInitiativePage'), 'LoveInitiativePage'),
    title: 'Love Initiative',
    description: 'Time and care for people whom nobody else is visiting.',
  },
  {
    path: '/events',
    Page: page(() => import('./pages/events/EventsPage'), 'EventsPage'),
    title: 'Events',
    description: 'Upcoming health fairs and events: dates, places and how to register.',
  },
  {
    path: '/events/:id',
    Page: page(() => import('./pages/events/EventPage'), 'EventPage'),
    description: 'A free health fair: date, place, services and registration.',
  },
  {
    path: '/get-involved',
    Page: page(() => import('./pages/get-involved/GetInvolvedPage'), 'GetInvolvedPage'),
    title: 'Get Involved',
    description: 'Volunteer, donate resources or become a partner.',
  },
  {
    path: '/impact',
    Page: page(() => import('./pages/impact/ImpactPage'), 'ImpactPage'),
    title: 'Impact',
    description: 'What our health fairs have meant for the communities they visited.',
  },
  {
    path: '/donate',
    Page: page(() => import('./pages/donate/DonatePage'), 'DonatePage'),
    title: 'Donate',
    description: 'Your gift pays for free screenings in communities across Jamaica.',
  },
  {
    path: '/contact',
    Page: page(() => import('./pages/contact/ContactPage'), 'ContactPage'),
    title: 'Contact',
    description: 'How to reach us by email or telephone.',
  },
  {
    path: '/privacy-policy',
    Page: page(() => import('./pages/privacy-policy/PrivacyPolicyPage'), 'PrivacyPolicyPage'),
    title: 'Privacy Policy',
    description: 'What this site keeps in your browser, and what it does not.',
  },
  {
    path: '/terms',
    Page: page(() => import('./pages/terms/TermsPage'), 'TermsPage'),
    title: 'Terms',
    description: 'The terms on which this site and its events are offered.',
  },
  {
    path: '/login',
    Page: page(() => import('./pages/login/LoginPage'), 'LoginPage'),
    title: 'Admin Sign In',
    description: 'Sign-in for the administrator of the site.',
  },
]

/** Every other path, and `/not-found`, to which unknown events are sent. */
export const notFoundPage: PageRoute = {
  path: '*',
  Page: page(() => import('./pages/not-found/NotFoundPage'), 'NotFoundPage'),
  title: 'Page Not Found',
  description: 'There is no page at this address.',
}
