import { Badge, type BadgeTone } from '../../components/Badge'

const tones: Partial<Record<string, BadgeTone>> = {
  Upcoming: 'green',
  Past: 'quiet',
  Canceled: 'red',
}

/** Green while visitors can register, quiet once it is past, gold for what needs attention. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={tones[status] ?? 'gold'}>{status}</Badge>
)
