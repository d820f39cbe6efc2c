import { calendarEntry } from 'shared/calendar/calendarEntry'
import { type CharityEvent, eventDateTime, eventName, notScheduled } from 'shared/entities/event'
import { directionsUrl } from 'shared/format/directionsUrl'
import { ExternalLink } from '../../components/ExternalLink'
import { Icon } from '../../components/Icon'
import { LateButton } from '../../components/LateButton'
import { ShareButton } from '../../components/ShareButton'
import styles from './EventLinks.module.css'

const loadCalendarFile = () => import('./saveCalendar')

interface EventLinksProps {
  event: CharityEvent
  past?: boolean
  /** Whether the page is the event's own, which can be passed on. */
  share?: boolean
}

/**
 * Adds the event to a calendar, if it is to come and its date can be parsed, leads to a map, and shares it.
 * Of one that is postponed or canceled, only a file tells the calendar so; to a canceled one nobody goes.
 * Nothing is requested from other sites before a visitor follows them.
 */
export function EventLinks({ event, past = false, share = true }: EventLinksProps) {
  const status = notScheduled(event)
  const calendarUrl = past ? null : googleCalendarUrl(event)
  const mapUrl = status === 'canceled' ? null : directionsUrl(event)

  return (
    <ul className={styles.links}>
      {calendarUrl && (
        <>
          <li className={styles.scripted}>
            <LateButton
              load={loadCalendarFile}
              what="The calendar file"
              run={({ saveCalendarFile }) => saveCalendarFile(event)}
            >
              <Icon name="calendar" />
              {status ? 'Update calendar' : 'Add to calendar'}
            </LateButton>
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
      {share && (
        <li>
          <ShareButton title={eventName(event)} />
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
