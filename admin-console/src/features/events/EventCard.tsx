import { type CharityEvent, eventName } from 'shared/entities/event'
import { Card } from '../../components/Card'
import { CategoryBadge } from './CategoryBadge'
import styles from './EventCard.module.css'
import { placesLeft } from './eventStatus'
import { PlacesBar } from './PlacesBar'

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
        <PlacesBar event={event} />
        {placesLeft(event)}
      </div>
    </Card>
  )
}
