import { type CharityEvent, eventDateTime, eventName } from 'shared/entities/event'
import { Link } from 'shared/router'
import { CategoryBadge } from './CategoryBadge'
import { placesTaken } from './eventStatus'
import styles from './NextFair.module.css'
import { PlacesBar } from './PlacesBar'

/** When and where it is, how many of its places are taken, and who takes them. */
export function NextFair({ event: next }: { event: CharityEvent }) {
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
      <p className={styles.links}>
        <Link to={`/admin/events/${next.id}/registrations`}>Registrations</Link>
        <Link to={`/admin/events/${next.id}/door`}>Check-in</Link>
      </p>
    </div>
  )
}
