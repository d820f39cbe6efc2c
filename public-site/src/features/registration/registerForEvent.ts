import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import type { DeviceRegistration } from 'shared/entities/deviceRegistration'
import { type CharityEvent, isFull } from 'shared/entities/event'
import type { EventRegistration, RegistrationFormValues } from 'shared/entities/registration'
import { collection } from 'shared/backend'
import { SubmissionRejected } from '../../submissions/SubmissionRejected'
import { sendToStore } from '../../submissions/sendToStore'
import type { SubmissionMetadata } from '../../submissions/submissionMetadata'
import { setAttendees } from './setAttendees'

/**
 * Registers one more attendee for the event, and remembers that on this device. Rejects when no place
 * is left.
 */
export async function registerForEvent(
  eventId: number,
  form: RegistrationFormValues,
  metadata: SubmissionMetadata,
) {
  const registration: EventRegistration = {
    eventId,
    ...form,
    createdAt: new Date().toISOString(),
  }
  const { createdAt } = registration
  const answer = await sendToStore('submit_registration', { event_id: eventId, form }, metadata)
  if (!answer) {
    await collection(events).update((current) => withOneMoreAttendee(current, eventId))
    await rememberOnThisDevice({ eventId, createdAt })
    console.info('[site] Event registration', registration)
    return registration
  }
  await setAttendees(eventId, answer)
  if (answer.outcome === 'full') {
    throw new SubmissionRejected({ description: 'All places at this event are taken by now.' })
  }
  await rememberOnThisDevice({ eventId, createdAt, id: metadata.id, token: answer.token })
  return registration
}

/** Decided on the stored value: another tab may have taken the last place. */
function withOneMoreAttendee(current: CharityEvent[], eventId: number) {
  const event = current.find(({ id }) => id === eventId)
  if (!event) throw new Error(`Event ${eventId} is no longer listed`)
  if (isFull(event)) throw new Error(`Event ${eventId} has no place left`)
  return current.map((other) =>
    other === event ? { ...event, attendees: event.attendees + 1 } : other,
  )
}

const rememberOnThisDevice = (registration: DeviceRegistration) =>
  collection(registrations).update((current) => [...current, registration])
