import {
  type CharityEvent,
  type EventCategory,
  eventCategoryLabels,
  eventName,
  percentFull,
} from 'shared/entities/event'
import { Badge, type BadgeTone } from '../../components/Badge'
import { Card } from '../../components/Card'
import styles from './EventCard.module.css'
import { placesLeft } from './eventStatus'

const categoryTones: Record<EventCategory, BadgeTone> = {
  health: 'green',
  education: 'sea',
  community: 'gold',
}

/** A summary of an event, as visitors will see it. */
export function EventCard({ event }: { event: CharityEvent }) {
  return (
    <Card image={event.image}>
      <p>
        <Badge tone={categoryTones[event.category]}>{eventCategoryLabels[event.category]}</Badge>
      </p>
      <h3>{eventName(event)}</h3>
      <p>
        {event.date}
        {event.time && <span className={styles.time}>{event.time}</span>}
      </p>
      <p className={styles.location}>{event.location}</p>
      <div className={styles.places}>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" />
          <rect width={percentFull(event)} height="4" />
        </svg>
        {placesLeft(event)}
      </div>
    </Card>
  )
}
