import { type CharityEvent, isFull, percentFull, spotsRemaining } from 'shared/entities/event'
import styles from './PlacesTaken.module.css'

/** A bar of the places taken; where few are left, the words beside it stand out. */
export const PlacesTaken = ({ event }: { event: CharityEvent }) => (
  <progress
    className={styles.bar}
    data-left={
      isFull(event) ? 'none' : spotsRemaining(event) > Math.max(10, event.slots / 10) || 'few'
    }
    aria-label="Spots taken"
    max={100}
    value={percentFull(event)}
  />
)
