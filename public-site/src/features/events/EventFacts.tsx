import type { Event } from 'shared/entities/event'
import { Icon } from '../../components/Icon'
import styles from './EventFacts.module.css'

/** When and where, as the administrator typed it. */
export function EventFacts({ event }: { event: Event }) {
  return (
    <dl className={styles.facts}>
      <div>
        <Icon name="calendar" />
        <dt>Date</dt>
        <dd>{event.date}</dd>
      </div>
      <div>
        <Icon name="clock" />
        <dt>Time</dt>
        <dd>{event.time}</dd>
      </div>
      <div>
        <Icon name="map-pin" />
        <dt>Location</dt>
        <dd>{event.location}</dd>
      </div>
    </dl>
  )
}
