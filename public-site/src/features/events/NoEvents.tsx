import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { type CategoryChoice, choiceLabel } from './CategoryFilter'

interface NoEventsProps {
  category: CategoryChoice
  onShowAll: () => void
}

/** Shown when a category has no events. */
export function NoEvents({ category, onShowAll }: NoEventsProps) {
  return (
    <EmptyState
      icon="calendar"
      text={`No ${choiceLabel(category).toLowerCase()} events at the moment.`}
      action={
        <Button variant="outline" onClick={onShowAll}>
          Show all
        </Button>
      }
    />
  )
}
