import type { CharityEvent } from 'shared/entities/event'
import { Badge, type BadgeTone } from '../../components/Badge'
import { eventStatus } from './eventStatus'

const tones: Partial<Record<string, BadgeTone>> = { Upcoming: 'green', Past: 'quiet' }

/** Green while visitors can register, quiet once it is past, gold for what needs attention. */
export const EventStatusBadges = ({ event, now }: { event: CharityEvent; now: Date }) =>
  eventStatus(event, now)
    .split(', ')
    .map((status) => (
      <Badge key={status} tone={tones[status] ?? 'gold'}>
        {status}
      </Badge>
    ))
