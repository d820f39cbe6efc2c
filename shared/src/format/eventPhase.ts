import type { CharityEvent } from '../entities/event'
import { eventTimes } from './eventTime'

export type EventPhase = 'today' | 'upcoming' | 'over' | 'undated'

/**
 * Whether an event is still to come; is today, until it ends; or is over. None of that is known where its date
 * cannot be read, or has come and does not hold.
 */
export function eventPhase(event: CharityEvent, now: Date): EventPhase {
  const times = eventTimes(event)
  if (!times) return 'undated'
  if (times.day > now) return 'upcoming'
  if (event.status === 'postponed') return 'undated'
  return times.over > now ? 'today' : 'over'
}
