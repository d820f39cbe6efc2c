import { type EventCategory, eventCategoryLabels } from 'shared/entities/event'
import { Badge, type BadgeTone } from '../../components/Badge'

const tones: Record<EventCategory, BadgeTone> = {
  health: 'green',
  education: 'sea',
  community: 'gold',
}

export const CategoryBadge = ({ category }: { category: EventCategory }) => (
  <Badge tone={tones[category]}>{eventCategoryLabels[category]}</Badge>
)
