import { type EventCategory, eventCategoryLabels } from 'shared/entities/event'
import styles from './CategoryBadge.module.css'

export function CategoryBadge({ category }: { category: EventCategory }) {
  return (
    <span className={styles.badge} data-category={category}>
      {eventCategoryLabels[category]}
    </span>
  )
}

export function PastBadge() {
  return (
    <span className={styles.badge} data-category="past">
      Past event
    </span>
  )
}
