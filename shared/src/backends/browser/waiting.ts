/** Who waits for places of events in this browser. To be called while places are changed. */
import type { Submission } from '../../backend/administration'
import { notScheduled, spotsRemaining } from '../../entities/event'
import { isUpcoming } from '../../format/eventTime'
import { partySizeOf } from '../../submissions/party'
import { changeRegistration, rememberedRegistration } from '../device/deviceRegistrations'
import { changeSubmission, readSubmissions, writeIfPossible } from './browserDatabase'
import { changeAttendees, changingPlaces, freshestEvent } from './places'

/** Those that wait, in the order in which they came. */
export const waitingParties = async (eventId?: number): Promise<Submission[]> =>
  (await readSubmissions())
    .filter((sent) => isWaiting(sent) && (eventId === undefined || sent.eventId === eventId))
    .sort((a, b) => order(a).localeCompare(order(b)))

export const isWaiting = ({ waitingSince, canceledAt }: Submission) => waitingSince && !canceledAt

/** The parties that wait at the event, this one and those before it; `undefined` for one that never waited, or has places. */
export function waitingNumber(party: Submission, all: readonly Submission[]): number | undefined {
  if (!party.waitingSince) return undefined
  const isBefore = (other: Submission) =>
    isWaiting(other) && other.eventId === party.eventId && order(other) <= order(party)
  return all.filter(isBefore).length
}

const order = ({ waitingSince, id }: Submission) => `${waitingSince} ${id}`

/** Gives the places of a coming event that are free to those who wait: again and again to the first that fits. */
export async function promoteWaiting(eventId: number) {
  const waiting = await waitingParties(eventId)
  while (waiting.length > 0) {
    const event = await freshestEvent(eventId)
    if (!event || notScheduled(event) || !isUpcoming(event, new Date())) return
    const fits = waiting.findIndex((party) => partySizeOf(party) <= spotsRemaining(event))
    const [first] = fits === -1 ? [] : waiting.splice(fits, 1)
    if (!first) return
    await promote(first)
  }
}

/** Gives places to one that waits. */
export async function promote(party: Submission, aboveSlots = false) {
  const outcome = await changeAttendees(Number(party.eventId), partySizeOf(party), aboveSlots)
  if (outcome !== 'accepted') return outcome
  const places = { waitingSince: undefined, promotedAt: new Date().toISOString() }
  await writeIfPossible((open) =>
    changeSubmission(open, party.id, (sent) => sent && { ...sent, ...places }),
  )
  const known = await rememberedRegistration(party.id)
  if (known) await changeRegistration(known, { waiting: false })
  return outcome
}

/** For after an administrator has changed events: their places, or when they are. */
export const promoteAtAllEvents = () =>
  changingPlaces(async () => {
    const ids = new Set((await waitingParties()).map(({ eventId }) => Number(eventId)))
    for (const id of ids) await promoteWaiting(id)
  })
