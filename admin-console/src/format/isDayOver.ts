import type { CharityEvent } from 'shared/entities/event'
import { eventTimes } from 'shared/format/eventTime'
import { jamaicaDay } from 'shared/format/jamaicaTime'

/**
 * Whether the day of an event is over in Jamaica, when nobody is emailed about it any more. One whose date cannot
 * be read is to come.
 */
export function isDayOver(event: CharityEvent, now: Date): boolean {
  const times = eventTimes(event)
  return times !== null && jamaicaDay(times.day) < jamaicaDay(now)
}
