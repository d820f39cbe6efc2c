import { type CharityEvent, percentFull, spotsRemaining } from 'shared/entities/event'
import styles from './PlacesTaken.module.css'

/** A bar of the places taken; where few are left, the words beside it stand out. */
export function PlacesTaken({ event }: { event: CharityEvent }) {
  const left = spotsRemaining(event)
  return (
    <progress
      className={styles.bar}
      data-left={left > 10 || (left && 'few')}
      aria-label="Spots taken"
      max={100}
      value={percentFull(event)}
    />
  )
}
