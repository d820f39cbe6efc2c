import { type Event, isFull, percentFull, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import styles from './PlacesLeft.module.css'

/** Places left in words, and a bar of those taken. */
export function PlacesLeft({ event }: { event: Event }) {
  return (
    <div className={styles.places} data-full={isFull(event)}>
      <progress
        className={styles.bar}
        aria-label="Places taken"
        max={100}
        value={percentFull(event)}
      />
      <p className={styles.words}>{placesLeftInWords(event)}</p>
    </div>
  )
}

function placesLeftInWords(event: Event): string {
  if (isFull(event)) return 'Event full'
  const places = spotsRemaining(event)
  return `${formatNumber(places)} ${places === 1 ? 'place' : 'places'} left`
}
