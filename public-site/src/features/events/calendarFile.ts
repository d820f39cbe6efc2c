/**
 * An event as a file for calendar programs.
 * Source: RFC 5545, https://www.rfc-editor.org/rfc/rfc5545
 */
import { saveFile } from 'shared/browser/saveFile'
import {
  type CharityEvent,
  type EventStatus,
  eventDateTime,
  eventName,
} from 'shared/entities/event'
import { calendarEntry, calendarStamp } from './calendarEntry'

const statuses: Record<EventStatus, string> = {
  draft: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  postponed: 'TENTATIVE',
  canceled: 'CANCELLED',
}

const longestLineBytes = 75
const encoder = new TextEncoder()

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
    `STATUS:${statuses[event.status ?? 'scheduled']}`,
    `SEQUENCE:${event.sequence ?? 0}`,
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

/** Saves the file of an event whose date can be read. */
export function saveCalendarFile(event: CharityEvent) {
  const url = new URL(`/events/${event.id}`, location.href).href
  const text = calendarFile(event, { url, now: new Date() })
  if (text) saveFile({ name: calendarFileName(event), type: 'text/calendar', text })
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
