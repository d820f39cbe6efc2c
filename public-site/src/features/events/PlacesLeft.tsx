import { type CharityEvent, isFull, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import styles from './PlacesLeft.module.css'
import { PlacesTaken } from './PlacesTaken'

interface PlacesLeftProps {
  event: CharityEvent
  /** The words alone, in small print. */
  small?: boolean
}

/** Places left in words, and a bar of those taken. */
export function PlacesLeft({ event, small }: PlacesLeftProps) {
  return (
    <div className={styles.places} data-small={small}>
      {!small && <PlacesTaken event={event} />}
      <p className={styles.words}>{formatPlacesLeft(event)}</p>
    </div>
  )
}

function formatPlacesLeft(event: CharityEvent): string {
  if (isFull(event)) return 'Event full'
  const places = spotsRemaining(event)
  return `${formatNumber(places)} ${places === 1 ? 'place' : 'places'} left`
}
