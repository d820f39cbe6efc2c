import type { CharityEvent } from 'shared/entities/event'
import { Icon } from '../../components/Icon'
import styles from './EventFacts.module.css'

const toFollow = 'To follow'

/** When and where, as the administrator typed it; what is not known yet says so. */
export function EventFacts({ event }: { event: CharityEvent }) {
  return (
    <dl className={styles.facts}>
      <div>
        <Icon name="calendar" />
        <dt>Date</dt>
        <dd>{event.date.trim() || toFollow}</dd>
      </div>
      <div>
        <Icon name="clock" />
        <dt>Time</dt>
        <dd>{event.time.trim() || toFollow}</dd>
      </div>
      <div>
        <Icon name="map-pin" />
        <dt>Location</dt>
        <dd>{event.location.trim() || toFollow}</dd>
      </div>
    </dl>
  )
}
