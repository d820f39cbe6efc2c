import type { CharityEvent } from 'shared/entities/event'
import { eventStatus } from './eventStatus'
import { StatusBadge } from './StatusBadge'

export const StatusBadges = ({ event, now }: { event: CharityEvent; now: Date }) =>
  eventStatus(event, now)
    .split(', ')
    .map((status) => <StatusBadge key={status} status={status} />)
