import type { HealthFairRequestFormValues } from 'shared/entities/healthFairRequest'
import { jamaicaDay } from 'shared/format/jamaicaTime'

export type RequestWarnings = Partial<Record<keyof HealthFairRequestFormValues, string | undefined>>

/** Years below this are still being typed: a date input reports "0020" on the way to "2026". */
const firstYear = '1000'

/** Warns about values that are probably mistakes, and accepted anyway. */
export function requestWarnings(
  { preferredDate, attendees }: Pick<HealthFairRequestFormValues, 'preferredDate' | 'attendees'>,
  now: Date,
): RequestWarnings {
  const past = preferredDate >= firstYear && preferredDate < jamaicaDay(now)
  const nobody = attendees.trim() !== '' && Number(attendees) <= 0
  return {
    preferredDate: past ? 'This day is in the past. Is that right?' : undefined,
    attendees: nobody ? 'Enter a number above 0' : undefined,
  }
}
