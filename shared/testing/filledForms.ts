import type { SentForm } from 'shared/backend'
import { newEventDefaults } from 'shared/entities/event'
import type { SubmissionKind } from 'shared/submissions/submissionKinds'

export const fair = { ...newEventDefaults, id: 5, title: 'Fair', slots: 2 }

/** What most forms ask for. */
export const contactFields = { name: 'Dee Brown', email: 'dee@example.com', phone: '876 555 0101' }
const [eventId, eventTitle] = [fair.id, fair.title]
/** Each kind of form as it is sent; about that fair where it is about an event. */
export const filledForms = {
  registration: { ...contactFields, eventId, additionalNotes: 'Wheelchair' },
  volunteer: { ...contactFields, interests: 'First aid' },
  eventVolunteer: {
    ...contactFields,
    eventId,
    eventTitle,
    experience: 'Nurse',
    availability: 'Morning',
  },
  offer: { ...contactFields, donationType: 'Clothes', donationDetails: 'Two bags' },
  fairRequest: {
    ...contactFields,
    type: 'host',
    organization: 'Hillview Church',
    location: 'Mandeville',
    preferredDate: '2026-05-01',
    attendees: '80',
    details: 'In the yard',
  },
  newsletter: { email: 'dee@example.com' },
} satisfies Record<SubmissionKind, SentForm & Record<string, unknown>>
