import type { CharityEvent } from 'shared/entities/event'
import { Badge } from '../../components/Badge'
import { eventStatus } from './eventStatus'

/** Green while visitors can register, gold where something is to be noticed, quiet once it is past. */
export function EventStatusBadge({ event, now }: { event: CharityEvent; now: Date }) {
  const status = eventStatus(event, now)
  const tone = status === 'Upcoming' ? 'green' : status === 'Past' ? 'quiet' : 'gold'
  return <Badge tone={tone}>{status}</Badge>
}
