import type { CharityEvent, EventDetails, EventStatus } from 'shared/entities/event'
import { isDayOver } from '../../format/isDayOver'
import { movedFields } from './eventStatus'

export const isPublishing = (event: CharityEvent, status: EventStatus) =>
  status === 'scheduled' && event.status === 'draft'

const everyone = 'everyone registered or on the waiting list'

/** What these changes mean for those who have registered or wait. */
export function effectOf(event: CharityEvent, changes: Partial<EventDetails>) {
  const status = changes.status ?? 'scheduled'
  const after = { ...event, ...changes }
  const isMoved = 'status' in changes || movedFields(changes).length > 0
  if (!isMoved || status === 'draft' || isDayOver(after, new Date())) return { after }
  const told = isPublishing(event, status)
    ? `${everyone} who doesn’t know its date, time and location yet`
    : everyone
  return { after, told }
}
