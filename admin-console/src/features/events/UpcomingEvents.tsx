import { eventName } from 'shared/entities/event'
import { Card } from '../../components/Card'
import { CardPreview } from '../../lists/CardGrid'
import { CategoryBadge } from './CategoryBadge'
import { placesLeft } from './eventStatus'
import { PlacesBar } from './PlacesBar'
import styles from './UpcomingEvents.module.css'
import { useEventsByTime } from './useEventsByTime'

/** The next events as visitors will see them, the soonest first. */
export function UpcomingEvents() {
  const { upcoming } = useEventsByTime()
  return (
    <CardPreview title="Upcoming events" items={upcoming}>
      {(event) => (
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
      )}
    </CardPreview>
  )
}
