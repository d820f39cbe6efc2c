import { type EventCategory, eventCategoryLabels } from 'shared/entities/event'
import { Badge } from '../../components/Badge'

/** Without a color: those are for statuses. */
export const CategoryBadge = ({ category }: { category: EventCategory }) => (
  <Badge tone="quiet">{eventCategoryLabels[category]}</Badge>
)
