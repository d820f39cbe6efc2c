import { type CharityEvent, isFull, percentFull } from 'shared/entities/event'
import styles from './PlacesTaken.module.css'

export const PlacesTaken = ({ event }: { event: CharityEvent }) => (
  <progress
    className={styles.bar}
    data-full={isFull(event)}
    aria-label="Spots taken"
    max={100}
    value={percentFull(event)}
  />
)
