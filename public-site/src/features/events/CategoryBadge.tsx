import {
  type CharityEvent,
  type EventCategory,
  eventCategoryLabels,
  eventStatusLabels,
  isFull,
  notScheduled,
} from 'shared/entities/event'
import { parseEventDay } from 'shared/format/eventTime'
import styles from './CategoryBadge.module.css'

export const CategoryBadge = ({ category }: { category: EventCategory }) => (
  <span className={styles.badge} data-category={category}>
    {eventCategoryLabels[category]}
  </span>
)

/** That an event is postponed or canceled, or else past, or else full; one that cannot be dated counts as past. */
export function StateBadge({ event, past }: { event: CharityEvent; past: boolean }) {
  const status = notScheduled(event)
  const full = !past && isFull(event)
  if (!status && !past && !full) return null
  return (
    <span className={styles.badge} data-category="past" data-status={status ?? (full || undefined)}>
      {status
        ? eventStatusLabels[status]
        : full
          ? 'Full'
          : parseEventDay(event.date)
            ? 'Past event'
            : 'No exact date yet'}
    </span>
  )
}
