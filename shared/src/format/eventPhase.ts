import type { CharityEvent } from '../entities/event'
import { eventTimes } from './eventTime'

export type EventPhase = 'today' | 'upcoming' | 'over' | 'undated'

/**
 * Whether an event is still to come; has begun, until it ends, or its day where no end is known; or is over.
 * None of that is known where its date cannot be read, or has passed and does not hold.
 */
export function eventPhase(event: CharityEvent, now: Date): EventPhase {
  const times = eventTimes(event)
  if (!times) return 'undated'
  if (times.start > now) return 'upcoming'
  if (event.status === 'postponed') return 'undated'
  return times.over > now ? 'today' : 'over'
}
