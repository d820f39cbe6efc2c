import { type CharityEvent, isFull, notScheduled, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import styles from './PlacesLeft.module.css'
import { PlacesTaken } from './PlacesTaken'

/** Places left at an event to come, and a bar of those taken; of one that is postponed, that neither is known. */
export const PlacesLeft = ({ event }: { event: CharityEvent }) => (
  <div className={styles.places}>
    {!notScheduled(event) && <PlacesTaken event={event} />}
    <p className={styles.words}>{formatPlacesLeft(event)}</p>
  </div>
)

function formatPlacesLeft(event: CharityEvent): string {
  const spots = spotsRemaining(event)
  if (notScheduled(event)) return 'New date to be announced'
  if (isFull(event)) return 'Event full'
  return `${formatNumber(spots)} ${spots === 1 ? 'spot' : 'spots'} left`
}
