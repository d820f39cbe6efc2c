import { type CharityEvent, percentFull } from 'shared/entities/event'
import styles from './PlacesBar.module.css'

/** How full an event is; the words beside it say the same. */
export const PlacesBar = ({ event }: { event: CharityEvent }) => (
  <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="4" />
    <rect width={percentFull(event)} height="4" />
  </svg>
)
