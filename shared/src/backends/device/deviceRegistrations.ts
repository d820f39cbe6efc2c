/** What this device remembers of the registrations made on it. */
import type { OwnRegistration } from 'shared/backend'
import { type DeviceRegistration, registrations } from '../../collections/registrations'
import { removeQuarantined } from '../../persistence/quarantine'
import { deviceCollection } from './deviceCollection'

const remembered = () => deviceCollection(registrations)

/** All of them, also what another tab has just written. */
const freshest = () => remembered().update((current) => current)

/** The registration with this id, if it was made on this device and not canceled. */
export const rememberedRegistration = async (id: string): Promise<DeviceRegistration | undefined> =>
  (await freshest()).find((registration) => registration.id === id)

/** The places that it holds. */
export const placesHeld = ({ waiting, partySize = 1 }: DeviceRegistration) =>
  waiting ? 0 : partySize

/** As it is remembered now, if it still is. */
export const freshestRegistration = async (
  own: OwnRegistration,
): Promise<DeviceRegistration | undefined> =>
  (await freshest()).findLast((registration) =>
    typeof own === 'number' ? registration.eventId === own : isSame(registration, own),
  )

/** Once, however often it is sent, with the party that was sent last. */
export const rememberRegistration = (registration: DeviceRegistration & { id: string }) =>
  remembered().update((current) => {
    const { id, partySize, waiting } = registration
    if (!current.some((other) => other.id === id)) return [...current, registration]
    const changes = { partySize, ...(waiting && { waiting }) }
    return current.map((other) => (other.id === id ? { ...other, ...changes } : other))
  })

/** Another party, another event, or that it has places now. */
export const changeRegistration = (
  changed: DeviceRegistration,
  changes: Partial<DeviceRegistration>,
) =>
  remembered().update((current) =>
    current.map((registration) =>
      isSame(registration, changed) ? { ...registration, ...changes } : registration,
    ),
  )

/** The first releases gave them no id. */
const isSame = (one: DeviceRegistration, other: DeviceRegistration) =>
  one.id === other.id && one.createdAt === other.createdAt

/** Forgets one. Resolves with whether it was still there: another tab may have canceled it. */
export async function forgetRegistration(forgotten: DeviceRegistration): Promise<boolean> {
  let found = -1
  await remembered().update((current) => {
    found = current.findLastIndex((registration) => isSame(registration, forgotten))
    return found === -1 ? current : current.filter((_, index) => index !== found)
  })
  return found !== -1
}

/** Forgets all, also what could not be read. They stay where they were sent, with nothing to cancel them with. */
export async function forgetRegistrations() {
  removeQuarantined(registrations.key)
  await remembered().update(() => [])
}
