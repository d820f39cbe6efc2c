import {
  type CharityEvent,
  type EventCategory,
  eventCategoryLabels,
  eventStatusLabels,
  notScheduled,
} from 'shared/entities/event'
import styles from './CategoryBadge.module.css'

export const CategoryBadge = ({ category }: { category: EventCategory }) => (
  <span className={styles.badge} data-category={category}>
    {eventCategoryLabels[category]}
  </span>
)

/** That an event is postponed or canceled, or else that it is past. */
export function StateBadge({ event, past }: { event: CharityEvent; past: boolean }) {
  const status = notScheduled(event)
  if (!status && !past) return null
  return (
    <span className={styles.badge} data-category="past" data-status={status}>
      {status ? eventStatusLabels[status] : 'Past event'}
    </span>
  )
}
