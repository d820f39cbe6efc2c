/** How many people a registration is for: its details say so where it is more than one. */
import { largestParty } from '../entities/limits'

export interface WithDetails {
  details: Record<string, string>
}

export function partySizeOf({ details }: WithDetails): number {
  const size = Math.floor(Number(details.partySize ?? 1))
  return size >= 1 && size <= largestParty ? size : 1
}

/** The registration for so many people. */
export function withParty<Registration extends WithDetails>(
  registration: Registration,
  partySize: number,
): Registration {
  const { partySize: _, ...details } = registration.details
  const party = partySize > 1 ? { partySize: String(partySize) } : {}
  return { ...registration, details: { ...details, ...party } }
}
