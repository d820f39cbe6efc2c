import { type Event, percentFull, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import styles from './Attendance.module.css'

/** How many have registered, as a bar, and how many places that leaves. */
export function Attendance({ event }: { event: Event }) {
  const spots = spotsRemaining(event)
  return (
    <div className={styles.attendance}>
      <p className={styles.remaining}>
        <strong className={styles.figure}>{formatNumber(spots)}</strong>{' '}
        {spots === 1 ? 'spot' : 'spots'} remaining
      </p>
      <progress
        className={styles.bar}
        aria-label="Places taken"
        max={100}
        value={percentFull(event)}
      />
      <p className={styles.taken}>
        {formatNumber(event.attendees)} of {formatNumber(event.slots)} places taken
      </p>
    </div>
  )
}
