import { type CharityEvent, eventName, percentFull } from 'shared/entities/event'
import { Card } from '../../components/Card'
import { CategoryBadge } from './CategoryBadge'
import styles from './EventCard.module.css'
import { placesLeft } from './eventStatus'

/** A summary of an event, as visitors will see it. */
export function EventCard({ event }: { event: CharityEvent }) {
  return (
    <Card image={event.image}>
      <p>
        <CategoryBadge category={event.category} />
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
