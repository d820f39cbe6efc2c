import { Badge } from '../../components/Badge'
import type { ListedSubmission } from './submission'

export function StatusBadge({
  canceledAt,
  isToContact,
  waitingSince,
  handledAt,
  email,
}: ListedSubmission) {
  if (canceledAt) return <Badge tone="quiet">canceled</Badge>
  if (isToContact) return <Badge tone="gold">{email ? 'to contact' : 'to call'}</Badge>
  if (waitingSince) return <Badge tone="sea">waiting</Badge>
  return handledAt ? <Badge tone="green">handled</Badge> : <Badge tone="gold">new</Badge>
}
