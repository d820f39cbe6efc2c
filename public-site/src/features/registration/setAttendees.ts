import { events } from 'shared/collections/events'
import { collection } from 'shared/persistence'

/** Replaces an event's number of attendees by the store's, until its content is read again. */
export async function setAttendees(eventId: number, attendees: number | undefined) {
  if (attendees === undefined) return
  await collection(events).update((current) =>
    current.map((event) => (event.id === eventId ? { ...event, attendees } : event)),
  )
}
