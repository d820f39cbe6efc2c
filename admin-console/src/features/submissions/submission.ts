import * as z from 'shared/schema'

/** What visitors send, as the store's view of all submissions names it. */
const submissionKinds = [
  'registration',
  'volunteer',
  'eventVolunteer',
  'offer',
  'fairRequest',
  'newsletter',
] as const
type SubmissionKind = (typeof submissionKinds)[number]

export const kindLabels: Record<SubmissionKind, string> = {
  registration: 'Registration',
  volunteer: 'Volunteer',
  eventVolunteer: 'Event volunteer',
  offer: 'Donation offer',
  fairRequest: 'Health fair request',
  newsletter: 'Newsletter',
}

/** The tables behind the view, where submissions are handled and deleted. */
export const kindTables: Record<SubmissionKind, string> = {
  registration: 'registrations',
  volunteer: 'volunteer_applications',
  eventVolunteer: 'volunteer_applications',
  offer: 'donation_offers',
  fairRequest: 'health_fair_requests',
  newsletter: 'newsletter_subscriptions',
}

export const submissionSchema = z.object({
  id: z.string(),
  kind: z.enum(submissionKinds),
  /** ISO 8601, as all instants here. */
  createdAt: z.string(),
  name: z.optional(z.string()),
  email: z.string(),
  phone: z.optional(z.string()),
  eventId: z.optional(z.number()),
  eventTitle: z.optional(z.string()),
  /** The fields that only this kind has. */
  details: z.record(z.string(), z.string()),
  canceledAt: z.optional(z.string()),
  handledAt: z.optional(z.string()),
})
export type Submission = z.infer<typeof submissionSchema>

/** Newsletter subscriptions have no name. */
export const senderName = ({ name, email }: Submission) => name ?? email

/** The subject in a few words: the event, what is offered, or who asks for a fair. */
export const subjectOf = ({ eventTitle, details }: Submission) =>
  eventTitle ?? details.donationType ?? details.organization ?? ''

const detailLabels: Record<string, string> = {
  additionalNotes: 'Notes',
  interests: 'Areas of interest',
  experience: 'Experience',
  availability: 'Availability',
  donationType: 'Donation type',
  donationDetails: 'Donation details',
  type: 'Request to',
  organization: 'Organization',
  location: 'Location',
  preferredDate: 'Preferred date',
  attendees: 'Expected attendees',
  details: 'Details',
}

/** The fields that only this kind of submission has, with their labels. */
export const labeledDetails = ({ details }: Submission): [label: string, text: string][] =>
  Object.keys(details)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((name) => [detailLabels[name] ?? name, details[name] ?? ''])

const order = Object.keys(detailLabels)
