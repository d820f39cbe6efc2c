import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import type { DeviceRegistration } from 'shared/entities/registration'
import { collection } from 'shared/persistence'
import { storeConfig } from 'shared/store/storeConfig'
import { setAttendees } from './setAttendees'

const latestOf = (current: DeviceRegistration[], eventId: number) =>
  current.findLast((registration) => registration.eventId === eventId)

/**
 * Gives back the place of the latest registration for this event on this device. Resolves with
 * `false` when there is none anymore: another tab may have canceled it. Rejects where the store
 * cannot be reached, with nothing canceled.
 */
export async function cancelRegistration(eventId: number): Promise<boolean> {
  const store = storeConfig()
  const { id, token } = latestOf(collection(registrations).get(), eventId) ?? {}
  if (!store || !id || !token) return cancelHere(eventId)
  const { callStore } = await import('../../submissions/callStore')
  const { attendees } = await callStore(store, 'cancel_registration', { id, token })
  await collection(registrations).update((current) =>
    current.filter((registration) => registration.id !== id),
  )
  await setAttendees(eventId, attendees)
  return true
}

async function cancelHere(eventId: number) {
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
