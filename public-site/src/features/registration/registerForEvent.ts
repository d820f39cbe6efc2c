import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import type { DeviceRegistration } from 'shared/entities/deviceRegistration'
import { type CharityEvent, isFull } from 'shared/entities/event'
import type { EventRegistration, RegistrationFormValues } from 'shared/entities/registration'
import { collection } from 'shared/persistence'
import type { SubmissionAttempt } from '../../submissions/attempt'
import { SubmissionRejected } from '../../submissions/SubmissionRejected'
import { sendToStore } from '../../submissions/sendToStore'
import { setAttendees } from './setAttendees'

/**
 * Takes a place at the event for one more person, and remembers it on this device. Rejects when
 * there is none.
 */
export async function registerForEvent(
  eventId: number,
  form: RegistrationFormValues,
  attempt: SubmissionAttempt,
) {
  const registration: EventRegistration = {
    eventId,
    ...form,
    createdAt: new Date().toISOString(),
  }
  const { createdAt } = registration
  const answer = await sendToStore('submit_registration', { event_id: eventId, form }, attempt)
  if (!answer) {
    await collection(events).update((current) => withPlaceTaken(current, eventId))
    await remember({ eventId, createdAt })
    console.info('[site] Event registration', registration)
    return registration
  }
  await setAttendees(eventId, answer.attendees)
  if (answer.outcome === 'full') {
    throw new SubmissionRejected({ description: 'All places at this event are taken by now.' })
  }
  await remember({ eventId, createdAt, id: attempt.id, token: answer.token })
  return registration
}

/** Decided on the stored value: another tab may have taken the last place. */
function withPlaceTaken(current: CharityEvent[], eventId: number) {
  const event = current.find(({ id }) => id === eventId)
  if (!event) throw new Error(`Event ${eventId} is no longer listed`)
  if (isFull(event)) throw new Error(`Event ${eventId} has no place left`)
  return current.map((other) =>
    other === event ? { ...event, attendees: event.attendees + 1 } : other,
  )
}

const remember = (registration: DeviceRegistration) =>
  collection(registrations).update((current) => [...current, registration])
