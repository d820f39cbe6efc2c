import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import type { DeviceRegistration } from 'shared/entities/deviceRegistration'
import { collection } from 'shared/backend'
import { hasStore } from 'shared/store/hasStore'

const latestOf = (current: DeviceRegistration[], eventId: number) =>
  current.findLast((registration) => registration.eventId === eventId)

/**
 * Gives back the place of the latest registration for this event on this device. Resolves with
 * `false` when there is none anymore: another tab may have canceled it. Rejects where the store
 * cannot be reached, with nothing canceled.
 */
export async function cancelRegistration(eventId: number): Promise<boolean> {
  const { id, token } = latestOf(collection(registrations).get(), eventId) ?? {}
  if (!hasStore() || !id || !token) return cancelOnThisDevice(eventId)
  const { cancelInStore } = await import('./cancelInStore')
  await cancelInStore(eventId, { id, token })
  return true
}

async function cancelOnThisDevice(eventId: number) {
  let canceled = false
  await collection(registrations).update((current) => {
    const latest = latestOf(current, eventId)
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
