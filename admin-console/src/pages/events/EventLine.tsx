import {
  type CharityEvent,
  eventName,
  eventStatusLabels,
  notScheduled,
} from 'shared/entities/event'
import { Link } from 'shared/router'
import { StatusBadge } from '../../features/events/StatusBadge'
import styles from './EventLine.module.css'

interface EventLineProps {
  /** Missing where it was deleted. */
  event: CharityEvent | undefined
  /** What the name leads to. */
  to: string
}

/** Which event a page is about, and whether it is called off. */
export function EventLine({ event, to }: EventLineProps) {
  if (!event) return <p>This event was deleted.</p>
  const status = notScheduled(event)
  return (
    <p className={styles.line}>
      <Link to={to}>{eventName(event)}</Link>
      <span>{event.date}</span>
      <span>{event.time}</span>
      {status && <StatusBadge status={eventStatusLabels[status]} />}
    </p>
  )
}
