/**
 * The kinds of submissions, which visitors send with the site's forms, each described once. Whatever
 * lists them derives from here. The schemas of their forms are in `entities/`.
 */

export interface KindOfSubmission {
  /** "Registration": in the list, its dialogs and the export. */
  label: string
  /** "a registration": in the history. */
  noun: string
  /** The table of a database that has it. */
  table: string
  /** The database's function that takes it. */
  rpc: string
  /** Whether it is about an event, whose id it carries. */
  ofEvent?: boolean
  /** It lasts: deleting what is old leaves it. */
  lasting?: boolean
  /** Of the fields that only this kind has, the one that says in a few words what it is about. */
  subject?: string
  /** The fields that only this kind has, with their labels, in the order in which they are shown. */
  fields: Record<string, string>
  /** The list's tab of this kind; kinds of one table share it. */
  tab: SubmissionTab
}

interface SubmissionTab {
  /** In the list's URL. */
  key: string
  label: string
  /** What the dashboard calls their number. */
  figure: string
  emptyText: string
}

const volunteers: SubmissionTab = {
  key: 'volunteers',
  label: 'Volunteers',
  figure: 'Volunteers',
  emptyText: 'No volunteers yet.',
}

export const submissionKinds = {
  registration: {
    label: 'Registration',
    noun: 'a registration',
    table: 'registrations',
    rpc: 'submit_registration',
    ofEvent: true,
    fields: { additionalNotes: 'Notes', partySize: 'People', partyNames: 'Names' },
    tab: {
      key: 'registrations',
      label: 'Registrations',
      figure: 'Registrations',
      emptyText: 'No registrations yet.',
    },
  },
  volunteer: {
    label: 'Volunteer',
    noun: 'a volunteer application',
    table: 'volunteer_applications',
    rpc: 'submit_volunteer_application',
    fields: { interests: 'Areas of interest' },
    tab: volunteers,
  },
  eventVolunteer: {
    label: 'Event volunteer',
    noun: 'a volunteer application',
    table: 'volunteer_applications',
    rpc: 'submit_volunteer_application',
    ofEvent: true,
    fields: { experience: 'Experience', availability: 'Availability' },
    tab: volunteers,
  },
  offer: {
    label: 'Donation offer',
    noun: 'a donation offer',
    table: 'donation_offers',
    rpc: 'submit_donation_offer',
    subject: 'donationType',
    fields: { donationType: 'Donation type', donationDetails: 'Donation details' },
    tab: {
      key: 'offers',
      label: 'Offers',
      figure: 'Donation offers',
      emptyText: 'No offers yet.',
    },
  },
  fairRequest: {
    label: 'Health fair request',
    noun: 'a health fair request',
    table: 'health_fair_requests',
    rpc: 'submit_health_fair_request',
    subject: 'organization',
    fields: {
      type: 'Request to',
      organization: 'Organization',
      location: 'Location',
      preferredDate: 'Preferred date',
      attendees: 'Expected attendees',
      details: 'Details',
    },
    tab: {
      key: 'fairRequests',
      label: 'Fair requests',
      figure: 'Fair requests',
      emptyText: 'No fair requests yet.',
    },
  },
  newsletter: {
    label: 'Newsletter sign-up',
    noun: 'a newsletter sign-up',
    table: 'newsletter_subscriptions',
    rpc: 'subscribe_to_newsletter',
    lasting: true,
    fields: {},
    tab: {
      key: 'newsletter',
      label: 'Newsletter',
      figure: 'Subscribers',
      emptyText: 'No subscribers yet.',
    },
  },
} satisfies Record<string, KindOfSubmission>

export type SubmissionKind = keyof typeof submissionKinds

/** In the order in which all of them are listed. */
export const submissionKindNames = Object.keys(submissionKinds) as SubmissionKind[]

const kinds: Record<string, KindOfSubmission> = submissionKinds

/** A kind in general terms; `undefined` for one that only a newer release knows. */
export function submissionKind(kind: SubmissionKind): KindOfSubmission
export function submissionKind(kind: string): KindOfSubmission | undefined
export function submissionKind(kind: string): KindOfSubmission | undefined {
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
}
