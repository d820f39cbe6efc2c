import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import { isFull } from 'shared/entities/event'
import type { EventRegistration, RegistrationFormValues } from 'shared/entities/registration'
import { collection } from 'shared/persistence'

/**
 * Takes a place at the event for one more person, and remembers it on this device. Whether there is
 * a place is decided on the stored value: another tab may have taken the last one. Rejects
 * when there is none.
 */
export async function registerForEvent(eventId: number, form: RegistrationFormValues) {
  await collection(events).update((current) => {
    const event = current.find(({ id }) => id === eventId)
    if (!event) throw new Error(`Event ${eventId} is no longer listed`)
    if (isFull(event)) throw new Error(`Event ${eventId} has no place left`)
    return current.map((other) =>
      other === event ? { ...event, attendees: event.attendees + 1 } : other,
    )
  })
  const createdAt = new Date().toISOString()
  await collection(registrations).update((current) => [...current, { eventId, createdAt }])
  const registration: EventRegistration = { eventId, ...form, createdAt }
  console.info('[site] Event registration', registration)
  return registration
}
