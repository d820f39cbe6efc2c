import { type CharityEvent, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import styles from './Attendance.module.css'
import { PlacesTaken } from './PlacesTaken'

/**
 * How many have registered, as a bar, and how many places that leaves. The figures of a past event are
 * small print.
 */
export function Attendance({ event, past }: { event: CharityEvent; past: boolean }) {
  const spots = spotsRemaining(event)
  return (
    <div className={styles.attendance} data-past={past}>
      <p className={styles.remaining}>
        <strong className={styles.figure}>{formatNumber(spots)}</strong>{' '}
        {spots === 1 ? 'spot' : 'spots'} remaining
      </p>
      <PlacesTaken event={event} />
      <p className={styles.taken}>
        {formatNumber(Math.max(0, event.attendees))} of {formatNumber(Math.max(0, event.slots))}{' '}
        places taken
      </p>
    </div>
  )
}
