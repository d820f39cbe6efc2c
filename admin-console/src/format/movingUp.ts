/** Who gets the places of an event that open up, and how they hear of it. */
import type { Submission } from 'shared/backend/administration'
import { type CharityEvent, notScheduled, spotsRemaining } from 'shared/entities/event'
import { isUpcoming } from 'shared/format/eventTime'
import { partySizeOf } from 'shared/submissions/party'
import { listed } from './listed'
import { whomToCall } from './whomToCall'

const byWaiting = (a: Submission, b: Submission) =>
  `${a.waitingSince} ${a.id}`.localeCompare(`${b.waitingSince} ${b.id}`)

/** Those of them that wait for a place, the first to come first. */
export const waitingOf = (registrations: readonly Submission[]) =>
  registrations.filter(({ waitingSince }) => waitingSince).sort(byWaiting)

/**
 * Each of the first whose whole party fits, as on the backend.
 * @param event with the places that are open
 * @param waiting the first to come first
 */
export function movingUp(event: CharityEvent, waiting: readonly Submission[]): Submission[] {
  if (notScheduled(event) || !isUpcoming(event, new Date())) return []
  let left = spotsRemaining(event)
  return waiting.filter((party) => {
    const fits = partySizeOf(party) <= left
    if (fits) left -= partySizeOf(party)
    return fits
  })
}

/** "Ann and Bea". */
export const listNames = (parties: readonly Submission[]) =>
  listed(parties.map(({ name, email }) => name ?? email))

/** "Ann and Bea move off the waiting list". */
export const movesUp = (parties: readonly Submission[]) =>
  `${listNames(parties)} ${parties.length === 1 ? 'moves' : 'move'} off the waiting list`

/** Where email runs: "We’ll email Ann. Bea (876 555 0100) didn’t leave an email address, so call them." */
export function whoIsTold(parties: readonly Submission[]) {
  const reached = parties.filter(({ email }) => email)
  const emailed = reached.length > 0 && `We’ll email ${listNames(reached)}.`
  return [emailed, whomToCall(parties)].filter(Boolean).join(' ')
}
