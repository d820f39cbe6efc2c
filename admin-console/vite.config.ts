import { remoteConfig } from '../shared/build/remoteConfig.ts'
import { noStyleElements } from './build/noStyleElements.ts'

export default remoteConfig({
  name: 'admin-console',
  port: 5172,
  plugins: [noStyleElements()],
  preloadsLate: true,
  groups: {
    // What is around every page.
    frame: {
      paths: ['/layout/AdminLayout.tsx', '/layout/ConsoleTheme.tsx', '/layout/Opened.tsx'],
      users: 1,
    },
    // What waits, and what went wrong.
    status: {
      paths: ['/antd/es/alert/', '/antd/es/spin/', 'CircleFilled'],
    },
    // No component of Ant Design: a table or a form would bring its part of it to pages without one.
    common: {
      paths: [
        '/shared/src/collections/',
        '/shared/src/entities/',
        '/shared/src/content/contentKinds.ts',
        '/shared/src/format/number.ts',
        '/node_modules/zod/',
        'Slice.ts',
        '/src/state/hooks.ts',
        '/src/format/formatDay.ts',
        '/src/format/formatInstant.ts',
        '/components/Badge',
        '/components/TitledSection',
      ],
      // Of visitors' forms, which only two of the console's forms use, and of what draws programs.
      except: ['/entities/formFields.ts', '/entities/limits.ts', '/entities/programLooks.ts'],
    },
    donations: {
      paths: ['/shared/src/format/usd.ts', '/src/format/donorName.ts', '/features/donations/'],
      // The dashboard writes none.
      except: ['/donations/donationForm', '/donations/donationKind'],
    },
    // What asks the backend: most of the pages that do so show no submissions.
    query: {
      paths: ['/src/backend/QueryStatus', '/src/backend/useQuery', '/src/format/counted.ts'],
    },
    submissions: {
      paths: [
        '/shared/src/submissions/',
        '/shared/src/content/fieldLabel.ts',
        '/features/submissions/',
      ],
      // Of registrations, and of what opens later.
      except: ['/submissions/arrivals', '/submissions/newSubmissionId', '/submissions/party'],
    },
    // Pages without an event's card sort by it, too.
    time: {
      paths: ['/shared/src/format/eventTime.ts', '/shared/src/format/useNow.ts'],
    },
    events: {
      paths: ['/features/events/'],
      // Cards come after the list, and what changes mean when there are some.
      except: [
        '/features/events/EventCard',
        '/features/events/PlacesBar',
        '/features/events/VisitorsNotice',
        '/features/events/changeEffect',
        '/features/events/countVisitors',
        '/features/events/visitorChanges',
      ],
    },
  },
})
