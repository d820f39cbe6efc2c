import { type CharityEvent, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import styles from './Attendance.module.css'
import { PlacesTaken } from './PlacesTaken'

interface AttendanceProps {
  event: CharityEvent
  /** Then its figures are small print. */
  past: boolean
}

/** How many have registered, as a bar, and how many places that leaves. */
export function Attendance({ event, past }: AttendanceProps) {
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
