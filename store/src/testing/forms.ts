/** What visitors send in tests. */
import { randomUUID } from 'node:crypto'

export const person = { name: 'Ann Brown', email: 'ann@example.com' }
export const guard = { website: '', elapsed: 5_000 }

export const eventForm = { ...person, phone: '876 555 0100', additionalNotes: 'Two children' }
export const eventVolunteerForm = { ...person, experience: 'Nurse', availability: 'Mornings' }
export const volunteerForm = { ...person, interests: 'School drives' }
export const offerForm = { ...person, donationType: 'Clothing', donationDetails: 'Ten shirts' }
export const fairRequestForm = {
  ...person,
  phone: '876 555 0100',
  organization: 'Hillview School',
  location: 'Mandeville',
  preferredDate: '2026-12-01',
  attendees: '80',
  details: 'In the yard',
}

/** One submission of each kind: the function and its arguments, for an event 1. */
export const submissions: [name: string, parameters: unknown[]][] = [
  ['submit_registration', [randomUUID(), 1, eventForm, guard]],
  ['submit_volunteer_application', [randomUUID(), null, volunteerForm, guard]],
  ['submit_volunteer_application', [randomUUID(), 1, eventVolunteerForm, guard]],
  ['submit_donation_offer', [randomUUID(), offerForm, guard]],
  ['submit_health_fair_request', [randomUUID(), 'host', fairRequestForm, guard]],
  ['subscribe_to_newsletter', [randomUUID(), person.email, guard]],
]
