import { type CharityEvent, isFull, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import styles from './PlacesLeft.module.css'
import { PlacesTaken } from './PlacesTaken'

/** Places left, and a bar of those taken; of a past event words alone, in small print. */
export const PlacesLeft = ({ event, past }: { event: CharityEvent; past: boolean }) => (
  <div className={styles.places} data-past={past}>
    {!past && <PlacesTaken event={event} />}
    <p className={styles.words}>{formatPlacesLeft(event, past)}</p>
  </div>
)

function formatPlacesLeft(event: CharityEvent, past: boolean): string {
  const places = spotsRemaining(event)
  if (past) return `Places not taken: ${formatNumber(places)}`
  if (isFull(event)) return 'Event full'
  return `${formatNumber(places)} ${places === 1 ? 'place' : 'places'} left`
}
