import {
  type CharityEvent,
  eventCategoryLabels,
  eventName,
  eventStatusLabels,
  isFull,
  notScheduled,
} from 'shared/entities/event'
import { eventPhase } from 'shared/format/eventPhase'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { Link } from 'shared/router'
import styles from './CalendarDay.module.css'
import { isoDay, type Month } from './monthGrid'

interface CalendarDayProps {
  month: Month
  /** `null` for a day of the month before or after. */
  day: number | null
  events: readonly CharityEvent[]
  now: Date
}

/** A day of the calendar as a cell of its table, with its events. */
export function CalendarDay({ month, day, events, now }: CalendarDayProps) {
  if (day === null) return <td className={styles.blank} />
  const date = isoDay(month, day)
  return (
    <td className={styles.day} aria-current={date === jamaicaDay(now) ? 'date' : undefined}>
      <time className={styles.number} dateTime={date}>
        {day}
      </time>
      {events.map((event) => {
        const past = eventPhase(event, now) === 'over'
        const status = notScheduled(event)
        const open = past ? 'Past' : isFull(event) ? 'Full' : ''
        const state = status ? eventStatusLabels[status] : open
        return (
          <Link
            key={event.id}
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
      })}
    </td>
  )
}
