import { type CharityEvent, isFull, notScheduled, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import styles from './PlacesLeft.module.css'
import { PlacesTaken } from './PlacesTaken'

/** Places left at an event to come, and a bar of those taken; of one that is postponed, that neither is known. */
export function PlacesLeft({ event }: { event: CharityEvent }) {
  const known = !notScheduled(event)
  const spots = spotsRemaining(event)
  return (
    <div className={styles.places}>
      {known && <PlacesTaken event={event} />}
      <p className={styles.words}>
        {!known
          ? 'New date to be announced'
          : isFull(event)
            ? 'Event full'
            : `${formatNumber(spots)} ${spots === 1 ? 'spot' : 'spots'} left`}
      </p>
    </div>
  )
}
