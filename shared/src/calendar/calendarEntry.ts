import type { CharityEvent } from '../entities/event'
import { eventTimes, parseEventDay } from '../format/eventTime'
import { jamaicaTime } from '../format/jamaicaTime'

const dayLengthMs = 24 * 60 * 60 * 1000

/** A UTC timestamp of iCalendar, "20250419T140000Z". */
export const calendarStamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * When the event is, in UTC or as whole days; `null` when its date cannot be read. The end is
 * exclusive, and left out when the text names none.
 */
export function calendarEntry(event: Pick<CharityEvent, 'date' | 'time'>) {
  const times = eventTimes(event)
  const day = parseEventDay(event.date)
  if (!times || !day) return null
  const { start, end } = times

  // Without a time that can be read, an event starts with its day and has no end.
  const midnight = jamaicaTime(day.year, day.month, day.day)
  if (!end && start.getTime() === midnight.getTime()) {
    const next = new Date(midnight.getTime() + dayLengthMs)
    return {
      start: calendarStamp(start).slice(0, 8),
      end: calendarStamp(next).slice(0, 8),
      allDay: true,
    }
  }
  return { start: calendarStamp(start), ...(end && { end: calendarStamp(end) }), allDay: false }
}
