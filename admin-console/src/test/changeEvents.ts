import type { Event } from 'shared/entities/event'

/** Changes the events as another part of the page would, such as the public site. */
export async function changeEvents(change: (events: Event[]) => Event[]) {
  // Imported late: each test has modules, and so a collection, of its own.
  const { events } = await import('shared/collections/events')
  const { collection } = await import('shared/persistence')
  await collection(events).update(change)
}

/** One more place of this event is taken. */
export const withPlaceTaken = (events: readonly Event[], id: number) =>
  events.map((event) => (event.id === id ? { ...event, attendees: event.attendees + 1 } : event))
