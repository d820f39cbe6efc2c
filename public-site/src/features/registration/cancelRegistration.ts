import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import { collection } from 'shared/persistence'

/**
 * Gives back the place of the latest registration for this event on this device. Resolves with
 * `false` when there is none anymore: another tab may have canceled it.
 */
export async function cancelRegistration(eventId: number): Promise<boolean> {
  let canceled = false
  await collection(registrations).update((current) => {
    const latest = current.findLast((registration) => registration.eventId === eventId)
    canceled = latest !== undefined
    return latest ? current.filter((registration) => registration !== latest) : current
  })
  if (!canceled) return false
  await collection(events).update((current) =>
    current.map((event) =>
      event.id === eventId ? { ...event, attendees: Math.max(0, event.attendees - 1) } : event,
    ),
  )
  return true
}
