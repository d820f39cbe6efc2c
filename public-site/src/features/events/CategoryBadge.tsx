import { type CharityEvent, type EventCategory, eventCategoryLabels } from 'shared/entities/event'
import { parseEventDay } from 'shared/format/eventTime'
import styles from './CategoryBadge.module.css'

export const CategoryBadge = ({ category }: { category: EventCategory }) => (
  <span className={styles.badge} data-category={category}>
    {eventCategoryLabels[category]}
  </span>
)

/** Of an event that is past, or whose date cannot be read: that counts as past. */
export const PastBadge = ({ event }: { event: CharityEvent }) => (
  <span className={styles.badge} data-category="past">
    {parseEventDay(event.date) ? 'Past event' : 'No exact date yet'}
  </span>
)
