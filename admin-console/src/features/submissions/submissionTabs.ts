import type { LiveFigures } from './liveFigures'

interface SubmissionTab {
  label: string
  /** What the tab shows, as PostgREST's filters. */
  where: Record<string, string>
  /** How many there are, by the live figures. */
  count: (figures: LiveFigures) => number
  /** Shown if the tab is empty. */
  emptyText: string
}

const notCanceled = { canceled_at: 'is.null' }

/** The tabs of the list, in order. Canceled registrations are among all submissions only. */
export const submissionTabs = {
  new: {
    label: 'New',
    where: { handled_at: 'is.null', ...notCanceled },
    count: ({ unhandled }) => unhandled,
    emptyText: 'Everything that came in has been handled.',
  },
  registrations: {
    label: 'Registrations',
    where: { kind: 'eq.registration', ...notCanceled },
    count: ({ registrations }) => registrations,
    emptyText: 'Nobody is registered for an event.',
  },
  volunteers: {
    label: 'Volunteers',
    where: { kind: 'in.(volunteer,eventVolunteer)' },
    count: ({ volunteers }) => volunteers,
    emptyText: 'Nobody has offered to volunteer yet.',
  },
  offers: {
    label: 'Offers',
    where: { kind: 'eq.offer' },
    count: ({ offers }) => offers,
    emptyText: 'Nobody has offered a donation yet.',
  },
  fairRequests: {
    label: 'Fair requests',
    where: { kind: 'eq.fairRequest' },
    count: ({ fairRequests }) => fairRequests,
    emptyText: 'Nobody has requested a health fair yet.',
  },
  newsletter: {
    label: 'Newsletter',
    where: { kind: 'eq.newsletter' },
    count: ({ subscribers }) => subscribers,
    emptyText: 'Nobody has subscribed to the newsletter yet.',
  },
  all: {
    label: 'All',
    where: {},
    count: ({ submissions }) => submissions,
    emptyText:
      'Nothing has come in yet. What visitors send with the forms of the website will be here.',
  },
} satisfies Record<string, SubmissionTab>

export type SubmissionTabKey = keyof typeof submissionTabs

export const submissionTabKeys = Object.keys(submissionTabs) as SubmissionTabKey[]
