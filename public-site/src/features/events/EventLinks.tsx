import { type CharityEvent, eventDateTime, eventName, notScheduled } from 'shared/entities/event'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import { prefetchOnIntent } from '../../browser/prefetchOnIntent'
import { ExternalLink } from '../../components/ExternalLink'
import { Icon } from '../../components/Icon'
import { calendarEntry } from './calendarEntry'
import styles from './EventLinks.module.css'

const loadCalendarFile = () => import('./calendarFile')

/**
 * Links that add the event to a calendar, if it is to come and its date can be parsed, and to a map. Of one
 * that is postponed or canceled, only a file tells the calendar so.
 * Nothing is requested from other sites before a visitor follows them.
 */
export function EventLinks({ event, past = false }: { event: CharityEvent; past?: boolean }) {
  const status = notScheduled(event)
  const calendarUrl = past ? null : googleCalendarUrl(event)
  const mapUrl = directionsUrl(event)
  if (!calendarUrl && !mapUrl) return null

  async function save() {
    try {
      const { saveCalendarFile } = await loadCalendarFile()
      saveCalendarFile(event)
    } catch (error) {
      reportError('public-site', 'The calendar file could not be loaded', error)
      showToast({ kind: 'destructive', title: 'Not saved. Please try again.' })
    }
  }

  return (
    <ul className={styles.links}>
      {calendarUrl && (
        <>
          <li className={styles.scripted}>
            <button
              type="button"
              className={styles.save}
              {...prefetchOnIntent(loadCalendarFile)}
              onClick={() => void save()}
            >
              <Icon name="calendar" />
              {status ? 'Update calendar' : 'Add to calendar'}
            </button>
          </li>
          {!status && (
            <li>
              <ExternalLink href={calendarUrl}>Google Calendar</ExternalLink>
            </li>
          )}
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
