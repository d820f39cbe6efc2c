import { type CharityEvent, eventCategoryLabels, eventName, isFull } from 'shared/entities/event'
import { isUpcoming } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { Link } from 'shared/router'
import styles from './CalendarEvent.module.css'

/** An event in its day of the calendar. */
export function CalendarEvent({ event }: { event: CharityEvent }) {
  const past = !isUpcoming(event, useNow())
  const state = past ? 'Past' : isFull(event) ? 'Full' : ''
  return (
    <Link
      className={styles.event}
      to={`/events/${event.id}`}
      data-category={event.category}
      data-past={past}
    >
      <span className={styles.title}>{eventName(event)}</span>{' '}
      <span className={styles.note}>
        {[eventCategoryLabels[event.category], state].filter(Boolean).join(', ')}
      </span>
    </Link>
  )
}
