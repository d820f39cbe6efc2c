import type { CharityEvent } from 'shared/entities/event'
import { Button } from '../../components/Button'
import styles from './EmptyMonth.module.css'
import { formatMonth, type Month, nearestMonthWithEvents } from './monthGrid'

interface EmptyMonthProps {
  month: Month
  /** Of all months. */
  events: readonly CharityEvent[]
  onShowMonth: (month: Month) => void
}

/** Leads from a month without events to the nearest one with some. */
export function EmptyMonth({ month, events, onShowMonth }: EmptyMonthProps) {
  const nearest = nearestMonthWithEvents(events, month)
  return (
    <div className={styles.empty}>
      <p>No events in {formatMonth(month)}.</p>
      {nearest && (
        <Button variant="outline" onClick={() => onShowMonth(nearest)}>
          Show {formatMonth(nearest)}
        </Button>
      )}
    </div>
  )
}
