import type { Submission } from 'shared/backend/administration'
import { Badge } from '../../components/Badge'

interface StatusBadgeProps {
  submission: Submission
  /** Whether only the administrator can tell them something. */
  isToContact: boolean | undefined
}

export function StatusBadge({ submission, isToContact = false }: StatusBadgeProps) {
  const { canceledAt, waitingSince, handledAt, email } = submission
  if (canceledAt) return <Badge tone="quiet">canceled</Badge>
  if (isToContact) return <Badge tone="gold">{email ? 'to contact' : 'to call'}</Badge>
  if (waitingSince) return <Badge tone="sea">waiting</Badge>
  return handledAt ? <Badge tone="green">handled</Badge> : <Badge tone="gold">new</Badge>
}
