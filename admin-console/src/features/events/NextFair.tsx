import { type CharityEvent, eventName } from 'shared/entities/event'
import { Link } from 'shared/router'
import { ButtonLink } from '../../components/ButtonLink'
import { Dotted } from '../../components/Dotted'
import { placesTaken, tooMany } from './eventStatus'
import styles from './NextFair.module.css'
import { PlacesBar } from './PlacesBar'

/** When and where it is, how many of its places are taken, and who takes them. */
export function NextFair({ event: next }: { event: CharityEvent }) {
  return (
    <div className={styles.fair}>
      <Link to={`/admin/events/${next.id}`}>{eventName(next)}</Link>
      <p>
        <Dotted parts={[next.date, next.time]} />
      </p>
      <p>{next.location}</p>
      <div className={styles.places}>
        <PlacesBar event={next} />
        {placesTaken(next)} places taken{tooMany(next) && ', '}
        <strong>{tooMany(next)}</strong>
      </div>
      <div className={styles.links}>
        <ButtonLink to={`/admin/events/${next.id}/registrations`}>Registrations</ButtonLink>
        <ButtonLink to={`/admin/events/${next.id}/door`}>Check-in</ButtonLink>
      </div>
    </div>
  )
}
