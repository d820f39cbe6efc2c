/** The places of events in this browser. */
import type { SendOutcome } from 'shared/backend'
import { events } from '../../collections/events'
import { notScheduled } from '../../entities/event'
import { withLock } from '../../persistence/withLock'
import { deviceCollection } from '../device/deviceCollection'

/**
 * Runs what changes registrations together with the places that they hold, one after another in all tabs:
 * the two are not kept in one storage.
 */
export const changingPlaces = <Result>(work: () => Promise<Result>) => withLock('places', work)

/** As stored: another tab may just have changed them. */
export const freshestEvents = () => deviceCollection(events).update((current) => current)

/** One of them, as stored; `undefined` where it is not listed. */
export const freshestEvent = async (eventId: number | undefined) =>
  (await freshestEvents()).find(({ id }) => id === eventId)

/** Whether visitors may register for an event: one that is listed, and neither a draft nor called off. */
export async function takesRegistrations(eventId: number) {
  const event = await freshestEvent(eventId)
  return event !== undefined && !notScheduled(event)
}

/**
 * Takes so many more places of an event, or gives them back. Only by the difference: an event also counts who
 * never registered, as an administrator has typed. What is given back needs no event.
 * @param aboveSlots takes them even where there are no more
 */
export async function changeAttendees(
  eventId: number,
  more: number,
  aboveSlots = false,
): Promise<Extract<SendOutcome, 'accepted' | 'full' | 'gone'>> {
  if (more === 0) return 'accepted'
  const list = deviceCollection(events)
  let outcome: Awaited<ReturnType<typeof changeAttendees>> = 'gone'
  // Decided on the stored value: another tab may have taken the last place.
  await list.update((current) => {
    const event = current.find(({ id }) => id === eventId)
    outcome = event ? 'accepted' : more < 0 ? 'accepted' : 'gone'
    if (!event) return current
    const attendees = Math.max(0, event.attendees + more)
    if (more > 0 && attendees > event.slots && !aboveSlots) {
      outcome = 'full'
      return current
    }
    return current.map((other) => (other === event ? { ...event, attendees } : other))
  })
  return outcome
}
