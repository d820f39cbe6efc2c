import {
  type CharityEvent,
  eventStatusLabels,
  isFull,
  notScheduled,
  spotsRemaining,
} from 'shared/entities/event'
import { isUpcoming, parseEventDay } from 'shared/format/eventTime'
import { formatNumber } from 'shared/format/number'

/** How the status of an event without a readable date ends; a search finds it. */
export const unreadableDate = 'date unreadable'

export function eventStatus(event: CharityEvent, now: Date): string {
  const status = notScheduled(event)
  if (status) return eventStatusLabels[status]
  if (isUpcoming(event, now)) return isFull(event) ? 'Upcoming, full' : 'Upcoming'
  return parseEventDay(event.date) ? 'Past' : `Past, ${unreadableDate}`
}

export function placesLeft(event: CharityEvent): string {
  if (isFull(event)) return 'Full'
  const spots = spotsRemaining(event)
  return spots === 1 ? '1 place left' : `${formatNumber(spots)} places left`
}

/** "12 of 100". */
export const placesTaken = ({ attendees, slots }: CharityEvent) =>
  `${formatNumber(attendees)} of ${formatNumber(slots)}`
