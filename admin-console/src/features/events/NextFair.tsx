import { eventDateTime, eventName } from 'shared/entities/event'
import { Link } from 'shared/router'
import { CategoryBadge } from './CategoryBadge'
import { placesTaken } from './eventStatus'
import styles from './NextFair.module.css'
import { PlacesBar } from './PlacesBar'
import { useEventsByTime } from './useEventsByTime'

/** The soonest of the upcoming events, and how many of its places are taken. */
export function NextFair() {
  const [next] = useEventsByTime().upcoming
  if (!next) return <p>No upcoming events.</p>
  return (
    <div className={styles.fair}>
      <Link to="/admin/events?tab=upcoming">{eventName(next)}</Link>
      <p>{eventDateTime(next)}</p>
      <p>{next.location}</p>
      <CategoryBadge category={next.category} />
      <div className={styles.places}>
        <PlacesBar event={next} />
        {placesTaken(next)} places taken
      </div>
    </div>
  )
}
