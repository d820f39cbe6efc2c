import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import type { CharityEvent } from 'shared/entities/event'

/** Changes the events as another part of the page would, such as the public site. */
export const changeEvents = (change: (events: CharityEvent[]) => CharityEvent[]) =>
  collection(events).update(change)

/** The events after one more registration for this event. */
export const withPlaceTaken = (events: readonly CharityEvent[], id: number) =>
  events.map((event) => (event.id === id ? { ...event, attendees: event.attendees + 1 } : event))
