/**
 * Events as a file for calendar programs.
 * Source: RFC 5545, https://www.rfc-editor.org/rfc/rfc5545
 */
import { type CharityEvent, type EventStatus, eventDateTime, eventName } from '../entities/event'
import { isUpcoming } from '../format/eventTime'
import { calendarEntry, calendarStamp } from './calendarEntry'

const statuses: Record<EventStatus, string> = {
  draft: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  postponed: 'TENTATIVE',
  canceled: 'CANCELLED',
}

const longestLineBytes = 75
const encoder = new TextEncoder()

interface CalendarOptions {
  /** The public URL of the site. */
  origin: string
  now: Date
}

/** The text of an .ics file; `null` when the event's date cannot be read. */
export function calendarFile(event: CharityEvent, options: CalendarOptions): string | null {
  const lines = eventLines(event, options)
  return lines.length > 0 ? calendar(lines) : null
}

/** The same as part of a message, which tells of the event and asks for no answer (RFC 5546). */
export function publishedCalendarFile(event: CharityEvent, options: CalendarOptions) {
  const lines = eventLines(event, options)
  return lines.length > 0 ? calendar(['METHOD:PUBLISH', ...lines]) : null
}

/** Every event to come, for programs that subscribe to it. */
export const calendarFeed = (
  events: readonly CharityEvent[],
  { name, ...options }: CalendarOptions & { name: string },
) =>
  calendar([
    `NAME:${escaped(name)}`,
    // What programs read that do not know RFC 7986.
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...timeZone,
    ...events
      .filter((event) => event.status !== 'draft' && isUpcoming(event, options.now))
      .flatMap((event) => eventLines(event, options)),
  ])

/** A calendar needs a component, and there may be no event to come. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:America/Jamaica',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const calendar = (lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Island Care//Events//EN',
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/** None when the event's date cannot be read. */
function eventLines(event: CharityEvent, { origin, now }: CalendarOptions): string[] {
  const entry = calendarEntry(event)
  if (!entry) return []
  const kind = entry.allDay ? ';VALUE=DATE' : ''
  const url = new URL(`/events/${event.id}`, origin)
  return [
    'BEGIN:VEVENT',
    // The same for the same event, so that importing it again replaces it.
    `UID:event-${event.id}@${url.hostname}`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART${kind}:${entry.start}`,
    ...(entry.end ? [`DTEND${kind}:${entry.end}`] : []),
    `STATUS:${statuses[event.status ?? 'scheduled']}`,
    `SEQUENCE:${event.sequence ?? 0}`,
    `SUMMARY:${escaped(eventName(event))}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(`${eventDateTime(event)}. Free for everyone.\n${url}`)}`,
    `URL:${url}`,
    'END:VEVENT',
  ]
}

/** Of control characters a text may have no others. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

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
