import { saveFile } from 'shared/browser/saveFile'
import { calendarFile, calendarFileName } from 'shared/calendar/calendarFile'
import type { CharityEvent } from 'shared/entities/event'

/** Saves the calendar file of an event whose date can be read. */
export function saveCalendarFile(event: CharityEvent) {
  // As the document names the site, so that this is the same event as in the feed. The shell's bare one does not.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const origin = canonical?.href ?? location.href
  const text = calendarFile(event, { origin, now: new Date() })
  if (text) saveFile({ name: calendarFileName(event), type: 'text/calendar', text })
}
