import {
  type CharityEvent,
  eventStatusLabels,
  isFull,
  notScheduled,
  spotsRemaining,
} from 'shared/entities/event'
import { isUpcoming, parseEventDay } from 'shared/format/eventTime'
import { formatNumber } from 'shared/format/number'

/** The status of an event whose date cannot be parsed; a search finds it. */
export const unreadableDate = 'Date can’t be read'

export function eventStatus(event: CharityEvent, now: Date): string {
  const status = notScheduled(event)
  if (status) return eventStatusLabels[status]
  if (isUpcoming(event, now)) return isFull(event) ? 'Upcoming, full' : 'Upcoming'
  return parseEventDay(event.date) ? 'Past' : unreadableDate
}

/** In the words of the website. */
export function spotsLeft(event: CharityEvent): string {
  if (isFull(event)) return 'Event full'
  const spots = spotsRemaining(event)
  return `${formatNumber(spots)} ${spots === 1 ? 'spot' : 'spots'} left`
}

/** "12 of 100". */
export const placesTaken = ({ attendees, slots }: CharityEvent) =>
  `${formatNumber(attendees)} of ${formatNumber(slots)}`
