import { type CharityEvent, isFull, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import styles from './PlacesLeft.module.css'
import { PlacesTaken } from './PlacesTaken'

/** Places left at an event to come, and a bar of those taken. */
export const PlacesLeft = ({ event }: { event: CharityEvent }) => (
  <div className={styles.places}>
    <PlacesTaken event={event} />
    <p className={styles.words}>{formatPlacesLeft(event)}</p>
  </div>
)

function formatPlacesLeft(event: CharityEvent): string {
  const spots = spotsRemaining(event)
  if (isFull(event)) return 'Event full'
  return `${formatNumber(spots)} ${spots === 1 ? 'spot' : 'spots'} left`
}
