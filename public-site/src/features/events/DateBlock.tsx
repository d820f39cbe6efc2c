import { monthNames, parseEventDay } from 'shared/format/eventTime'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import styles from './DateBlock.module.css'

/** An event's date as a leaf of a calendar; a date that cannot be read is shown as it was typed. */
export function DateBlock({ date, past }: { date: string; past: boolean }) {
  const day = parseEventDay(date)
  return (
    <p className={styles.block} data-past={past}>
      {day ? (
        <>
          <VisuallyHidden>{date}</VisuallyHidden>
          <span className={styles.month} aria-hidden="true">
            {monthNames[day.month - 1]?.slice(0, 3)}
          </span>
          <span className={styles.day} aria-hidden="true">
            {day.day}
          </span>
          <span className={styles.year} aria-hidden="true">
            {day.year}
          </span>
        </>
      ) : (
        <span className={styles.typed}>{date || 'Date to follow'}</span>
      )}
    </p>
  )
}
