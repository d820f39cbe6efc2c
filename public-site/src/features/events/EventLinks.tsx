import { saveFile } from 'shared/browser/saveFile'
import type { CharityEvent } from 'shared/entities/event'
import { ExternalLink } from '../../components/ExternalLink'
import { Icon } from '../../components/Icon'
import { calendarFile, calendarFileName } from './calendarFile'
import styles from './EventLinks.module.css'
import { directionsUrl, googleCalendarUrl } from './eventUrls'

/** Links that add the event to a calendar, if its date can be parsed, and to a map. */
export function EventLinks({ event }: { event: CharityEvent }) {
  const calendarUrl = googleCalendarUrl(event)
  const mapUrl = directionsUrl(event)
  if (!calendarUrl && !mapUrl) return null

  function save() {
    const url = new URL(`/events/${event.id}`, location.href).href
    const text = calendarFile(event, { url, now: new Date() })
    if (text) saveFile({ name: calendarFileName(event), type: 'text/calendar', text })
  }

  return (
    <ul className={styles.links}>
      {calendarUrl && (
        <>
          <li className={styles.scripted}>
            <button type="button" className={styles.save} onClick={save}>
              <Icon name="calendar" />
              Add to calendar
            </button>
          </li>
          <li>
            <ExternalLink href={calendarUrl}>Google Calendar</ExternalLink>
          </li>
        </>
      )}
      {mapUrl && (
        <li>
          <ExternalLink href={mapUrl}>Directions</ExternalLink>
        </li>
      )}
    </ul>
  )
}
