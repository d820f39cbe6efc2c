import {
  type CharityEvent,
  type EventCategory,
  eventCategoryLabels,
  eventStatusLabels,
  notScheduled,
} from 'shared/entities/event'
import { parseEventDay } from 'shared/format/eventTime'
import styles from './CategoryBadge.module.css'

export const CategoryBadge = ({ category }: { category: EventCategory }) => (
  <span className={styles.badge} data-category={category}>
    {eventCategoryLabels[category]}
  </span>
)

/** That an event is postponed or canceled, or else that it is past; one that cannot be dated counts as past. */
export function StateBadge({ event, past }: { event: CharityEvent; past: boolean }) {
  const status = notScheduled(event)
  if (!status && !past) return null
  return (
    <span className={styles.badge} data-category="past" data-status={status}>
      {status
        ? eventStatusLabels[status]
        : parseEventDay(event.date)
          ? 'Past event'
          : 'No exact date yet'}
    </span>
  )
}
