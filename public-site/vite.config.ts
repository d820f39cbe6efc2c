import { remoteConfig } from '../shared/build/remoteConfig.ts'

/** What several pages show, but not the home page. */
const innerPages = [
  '/public-site/src/components/BackLink',
  '/public-site/src/components/Figures',
  '/public-site/src/components/LateButton',
  '/public-site/src/components/LinkList',
  '/public-site/src/components/PageHero',
  '/public-site/src/components/Prose',
  '/public-site/src/components/ShareButton',
  '/public-site/src/forms/DemonstrationNote',
  '/public-site/src/forms/Form',
  '/shared/src/entities/healthFairServices',
]

/** What loads with the first form: the form library alone is 14 kB (gzip). */
const firstForm = [
  '/public-site/src/browser/delay',
  '/public-site/src/forms/Honeypot',
  '/public-site/src/forms/ThankYou',
  '/public-site/src/forms/firstName',
  '/public-site/src/forms/typedInTab',
  '/public-site/src/forms/useKeepTyped',
  '/public-site/src/forms/useSubmission',
  '/shared/src/entities/formFields',
  '/shared/src/entities/healthFairRequest',
  '/shared/src/entities/limits',
  '/shared/src/entities/registration',
  '/shared/src/entities/volunteerApplication',
]

/** Only the news use the posts. */
const posts = ['/shared/src/collections/blogPosts', '/shared/src/entities/blogPost']

/** Events have no use for the programs. */
const programs = [
  '/public-site/src/features/programs/ProgramList',
  '/shared/src/collections/programs',
  '/shared/src/entities/program',
]

/** Only the pages of items, and those of what is not there, need these. */
const itemPages = [
  '/public-site/src/components/DeadEnd',
  '/public-site/src/components/copyLink',
  '/public-site/src/components/ExternalLink',
  '/public-site/src/components/UnknownItem',
  '/public-site/src/browser/useTextArrival',
  '/public-site/src/components/SiteLink',
  '/shared/src/format/directionsUrl',
  '/shared/src/format/people',
]

export default remoteConfig({
  name: 'public-site',
  port: 5171,
  withFederation: { paths: ['/public-site/src/loadLoginPage'] },
  groups: {
    // What the home page has in common with others.
    common: {
      paths: [
        '/public-site/src/browser/',
        '/public-site/src/components/',
        '/public-site/src/forms/',
        '/public-site/src/site/',
        '/public-site/src/features/events/CategoryBadge',
        '/public-site/src/features/events/PlacesTaken',
        '/public-site/src/features/events/parseLocation',
        '/public-site/src/features/events/useListedEvents',
        '/shared/src/collections/',
        '/shared/src/entities/',
        '/shared/src/format/',
        '/shared/src/persistence/',
        '/node_modules/zod/',
      ],
      except: [...innerPages, ...firstForm, ...posts, ...programs, ...itemPages],
    },
    inner: { paths: innerPages },
    programs: { paths: programs },
  },
})
