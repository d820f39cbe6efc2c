import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { type CategoryChoice, choiceLabel } from './CategoryFilter'
import styles from './NoEvents.module.css'

interface NoEventsProps {
  category: CategoryChoice
  onShowAll: () => void
}

/** Shown when a category has no events. */
export function NoEvents({ category, onShowAll }: NoEventsProps) {
  return (
    <div className={styles.empty}>
      <Icon name="calendar" />
      <p>No {choiceLabel(category).toLowerCase()} events at the moment.</p>
      <Button variant="outline" onClick={onShowAll}>
        Show all
      </Button>
    </div>
  )
}
