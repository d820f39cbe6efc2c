import { events } from 'shared/collections/events'
import type { CharityEvent } from 'shared/entities/event'
import { collection } from 'shared/backend'
import type { StoreAnswer } from '../../submissions/callStore'

/** Shows an event as the store's answer describes it, until its content is read again. */
export async function setAttendees(eventId: number, answer: StoreAnswer) {
  await collection(events).update((current) =>
    current.map((event) =>
      event.id === eventId ? { ...event, attendees: attendeesAfter(event, answer) } : event,
    ),
  )
}

/** Of a full event the store does not say how many attendees it has. */
const attendeesAfter = (event: CharityEvent, { outcome, attendees }: StoreAnswer) =>
  attendees ?? (outcome === 'full' ? Math.max(event.attendees, event.slots) : event.attendees)
