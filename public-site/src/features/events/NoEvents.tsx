import { Button } from '../../components/Button'
import { type CategoryChoice, choiceLabel } from './CategoryFilter'
import styles from './NoEvents.module.css'

interface NoEventsProps {
  category: CategoryChoice
  onShowAll: () => void
}

/** Stands where a category has no events. */
export function NoEvents({ category, onShowAll }: NoEventsProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 120 72" aria-hidden="true">
        <path className={styles.roof} d="M60 6 14 34h92L60 6Z" />
        <path
          className={styles.lines}
          d="M18 34v32m84-32v32M60 6v28M14 34q7.7 9 15.3 0 7.7 9 15.4 0 7.6 9 15.3 0 7.7 9 15.3 0 7.7 9 15.4 0 7.6 9 15.3 0M4 66h112"
        />
      </svg>
      <p>No {choiceLabel(category).toLowerCase()} events at the moment.</p>
      <Button variant="outline" onClick={onShowAll}>
        Show all
      </Button>
    </div>
  )
}
