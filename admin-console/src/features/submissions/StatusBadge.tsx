import type { Submission } from 'shared/backend/administration'
import { Badge } from '../../components/Badge'

export function StatusBadge({ canceledAt, waitingSince, handledAt }: Submission) {
  if (canceledAt) return <Badge tone="quiet">canceled</Badge>
  if (waitingSince) return <Badge tone="sea">waiting</Badge>
  return handledAt ? <Badge tone="green">handled</Badge> : <Badge tone="gold">new</Badge>
}
