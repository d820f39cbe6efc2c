import { type CharityEvent, notScheduled, spotsRemaining } from 'shared/entities/event'
import { largestParty } from 'shared/entities/limits'
import { isUpcoming } from 'shared/format/eventTime'
import { movedFields } from './eventStatus'

/** Whether whoever has a place would come when or where the event is not. */
export const affectsVisitors = (changes: Partial<CharityEvent>, event: CharityEvent) =>
  'status' in changes ||
  (event.attendees > 0 && !notScheduled(event) && movedFields(changes).length > 0)

/** Whether those who wait may get places. Where the largest party has room, nobody waits. */
export const mayOpenPlaces = (changes: Partial<CharityEvent>, event: CharityEvent) =>
  isUpcoming(event, new Date()) &&
  spotsRemaining(event) < largestParty &&
  spotsRemaining({ ...event, ...changes }) > spotsRemaining(event)
