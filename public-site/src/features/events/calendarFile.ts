/**
 * An event for calendar programs, as an entry and as a file.
 * Source: RFC 5545, https://www.rfc-editor.org/rfc/rfc5545
 */
import { type CharityEvent, eventDateTime, eventName } from 'shared/entities/event'
import { eventTimes, parseEventDay } from 'shared/format/eventTime'
import { jamaicaTime } from 'shared/format/jamaicaTime'

const dayLengthMs = 24 * 60 * 60 * 1000
const longestLineBytes = 75
const encoder = new TextEncoder()

/** A UTC timestamp of iCalendar, "20250419T140000Z". */
const calendarStamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '')

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

/** The text of an .ics file; `null` when the event's date cannot be read. `url` is its page's. */
export function calendarFile(
  event: CharityEvent,
  { url, now }: { url: string; now: Date },
): string | null {
  const entry = calendarEntry(event)
  if (!entry) return null
  const kind = entry.allDay ? ';VALUE=DATE' : ''
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Island Care//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    // The same for the same event, so that importing it again replaces it.
    `UID:event-${event.id}@${new URL(url).hostname}`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART${kind}:${entry.start}`,
    ...(entry.end ? [`DTEND${kind}:${entry.end}`] : []),
    `SUMMARY:${escaped(eventName(event))}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(`${eventDateTime(event)}. Free for everyone.\n${url}`)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n')

/** A long line goes on after a line break and a space; no character is broken apart. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const length = encoder.encode(character).length
    if (bytes + length > longestLineBytes) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += length
  }
  return text
}

/** "emancipation-day-health-fair.ics" */
export function calendarFileName({ title }: Pick<CharityEvent, 'title'>): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return `${words?.join('-').slice(0, 60) ?? 'event'}.ics`
}
