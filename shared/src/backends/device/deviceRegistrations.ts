/** What this device remembers of the registrations made on it. */
import { type DeviceRegistration, registrations } from '../../collections/registrations'

import { deviceCollection } from './deviceCollection'

const remembered = () => deviceCollection(registrations)

const holds = (current: readonly DeviceRegistration[], id: string) =>
  current.some((registration) => registration.id === id)

/** Whether the registration with this id was made on this device, and not canceled. */
export const isRemembered = (id: string) => holds(remembered().get(), id)

/** Once, however often it is sent. */
export const rememberRegistration = (registration: DeviceRegistration & { id: string }) =>
  remembered().update((current) =>
    holds(current, registration.id) ? current : [...current, registration],
  )

/** The latest for this event, if there is one. */
export const latestRegistration = (eventId: number): DeviceRegistration | undefined =>
  remembered()
    .get()
    .findLast((registration) => registration.eventId === eventId)

/** Forgets one. Resolves with whether it was still there: another tab may have canceled it. */
export async function forgetRegistration({ id, createdAt }: DeviceRegistration): Promise<boolean> {
  let isForgotten = false
  await remembered().update((current) => {
    const index = current.findLastIndex((other) => other.id === id && other.createdAt === createdAt)
    isForgotten = index !== -1
    return isForgotten ? current.filter((_, other) => other !== index) : current
  })
  return isForgotten
}

/** Forgets all. They stay where they were sent, with nothing to cancel them with. */
export const forgetRegistrations = () => remembered().update(() => [])
