import {
  type CharityEvent,
  eventName,
  eventStatusLabels,
  notScheduled,
} from 'shared/entities/event'
import { Card } from '../../components/Card'
import { CategoryBadge } from './CategoryBadge'
import styles from './EventCard.module.css'
import { spotsLeft } from './eventStatus'
import { PlacesBar } from './PlacesBar'
import { StatusBadge } from './StatusBadge'

/** An event as lists on the website show it. */
export function EventCard({ event }: { event: CharityEvent }) {
  const status = notScheduled(event)
  return (
    <Card image={event.image}>
      <p className={styles.badges}>
        {status && <StatusBadge status={eventStatusLabels[status]} />}
        <CategoryBadge category={event.category} />
      </p>
      <h3>{eventName(event)}</h3>
      <p>
        {event.date}
        {event.time && <span className={styles.time}>{event.time}</span>}
      </p>
      <p className={styles.location}>{event.location}</p>
      <div className={styles.places}>
        {!status && (
          <>
            <PlacesBar event={event} />
            {spotsLeft(event)}
          </>
        )}
      </div>
    </Card>
  )
}
