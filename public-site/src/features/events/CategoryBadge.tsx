import { type EventCategory, eventCategoryLabels } from 'shared/entities/event'
import styles from './CategoryBadge.module.css'

export const CategoryBadge = ({ category }: { category: EventCategory }) => (
  <span className={styles.badge} data-category={category}>
    {eventCategoryLabels[category]}
  </span>
)

export const PastBadge = () => (
  <span className={styles.badge} data-category="past">
    Past event
  </span>
)
