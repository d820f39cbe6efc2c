import type { DonationStatus } from 'shared/entities/donationRecord'
import { Badge, type BadgeTone } from '../../components/Badge'
import { statusLabel } from './donationLabels'

const tones: Record<DonationStatus, BadgeTone> = {
  completed: 'green',
  pending: 'gold',
  failed: 'red',
}

export function StatusBadge({ status }: { status: DonationStatus }) {
  return <Badge tone={tones[status]}>{statusLabel(status)}</Badge>
}
