import { type CharityEvent, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import styles from './Attendance.module.css'
import { PlacesTaken } from './PlacesTaken'

/** How many places are left, of how many, and a bar of those taken. Those of a past event are small print, which alone is seen. */
export function Attendance({ event, past }: { event: CharityEvent; past: boolean }) {
  const spots = spotsRemaining(event)
  const slots = Math.max(0, event.slots)
  const taken = <PlacesTaken event={event} />
  return (
    <div className={styles.attendance} data-past={past}>
      <p className={styles.remaining}>
        <strong className={styles.figure}>{formatNumber(spots)}</strong>
        {` of ${formatNumber(slots)} ${slots === 1 ? 'spot' : 'spots'} remaining`}
      </p>
      {past ? <VisuallyHidden>{taken}</VisuallyHidden> : taken}
    </div>
  )
}
