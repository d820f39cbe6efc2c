/** How many people a registration is for: its details say so where it is more than one. */
import { largestParty } from '../entities/limits'

export interface WithDetails {
  details: Record<string, string>
}

export function partySizeOf({ details }: WithDetails): number {
  const size = Math.floor(Number(details.partySize ?? 1))
  return size >= 1 && size <= largestParty ? size : 1
}

/** A registration as it was changed: in a smaller party, as many others are named as still come along. */
export const fitNames = <Registration extends WithDetails>(
  before: WithDetails,
  after: Registration,
): Registration =>
  partySizeOf(after) < partySizeOf(before) ? withParty(after, partySizeOf(after)) : after

/** The registration for so many people, with names of as many others. */
export function withParty<Registration extends WithDetails>(
  registration: Registration,
  partySize: number,
): Registration {
  const { partySize: _, partyNames: listed = '', ...details } = registration.details
  const names = listed.split('\n').filter((name) => name.trim())
  const partyNames = names.slice(0, partySize - 1).join('\n')
  return {
    ...registration,
    details: {
      ...details,
      ...(partySize > 1 && { partySize: String(partySize) }),
      ...(partyNames && { partyNames }),
    },
  }
}
