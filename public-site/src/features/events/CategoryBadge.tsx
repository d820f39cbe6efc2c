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
  const state = status ? eventStatusLabels[status] : !past && isFull(event) && 'Full'
  if (!state && !past) return null
  return (
    <span className={styles.badge} data-status={state ? 'current' : 'past'}>
      {state || (parseEventDay(event.date) ? 'Past event' : 'No exact date yet')}
    </span>
  )
}
