/** An event as an entry for the visitor's own calendar. */
import type { CharityEvent } from 'shared/entities/event'
import { eventTimes, parseEventDay } from 'shared/format/eventTime'
import { jamaicaTime } from 'shared/format/jamaicaTime'

interface CalendarEntry {
  /** UTC, "20250419T140000Z"; of a whole day the date alone, "20250419". */
  start: string
  /** Exclusive. Left out when the text names no end. */
  end?: string
  allDay: boolean
}

const dayLengthMs = 24 * 60 * 60 * 1000

/** A UTC timestamp of iCalendar, "20250419T140000Z". */
export const calendarStamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '')

/** When the event is, as calendars write it; `null` when its date cannot be read. */
export function calendarEntry(event: Pick<CharityEvent, 'date' | 'time'>): CalendarEntry | null {
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
