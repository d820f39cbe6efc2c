/** URLs of other sites that an event links to. Nothing is requested from them before a visitor follows the link. */
import { type CharityEvent, eventDateTime, eventName } from 'shared/entities/event'
import { calendarEntry } from './calendarEntry'

/** Google Calendar with the event filled in; `null` when its date cannot be read. */
export function googleCalendarUrl(event: CharityEvent): string | null {
  const entry = calendarEntry(event)
  if (!entry) return null
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: eventName(event),
    dates: `${entry.start}/${entry.end ?? entry.start}`,
    location: event.location,
    details: `${eventDateTime(event)}. Free for everyone.`,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** A map that is asked for the venue; `null` where there is none. */
export function directionsUrl({ location }: Pick<CharityEvent, 'location'>): string | null {
  if (!location.trim()) return null
  const query = new URLSearchParams({ api: '1', query: `${location.trim()}, Jamaica` })
  return `https://www.google.com/maps/search/?${query}`
}
