import {
  type CharityEvent,
  eventStatusLabels,
  isFull,
  notScheduled,
  spotsRemaining,
} from 'shared/entities/event'
import { eventTimes, isUpcoming, parseEventDay } from 'shared/format/eventTime'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { formatNumber } from 'shared/format/number'

/** The status of an event without a date that can be read; a search finds it. */
export const noExactDate = 'No exact date'

/** What these changes say anew of when or where it takes place. */
export const movedFields = (changes: Partial<CharityEvent>) =>
  (['date', 'time', 'location'] as const).filter((field) => field in changes)

/** Whether it takes place today in Jamaica, begun or not. */
export function isToday(event: Pick<CharityEvent, 'date' | 'time'>, now: Date): boolean {
  const times = eventTimes(event)
  return times !== null && jamaicaDay(times.start) === jamaicaDay(now)
}

export function eventStatus(event: CharityEvent, now: Date): string {
  const status = notScheduled(event)
  if (status) return eventStatusLabels[status]
  if (isToday(event, now) || isUpcoming(event, now)) {
    const time = isToday(event, now) ? 'Today' : 'Upcoming'
    return [time, tooMany(event) || (isFull(event) && 'full')].filter(Boolean).join(', ')
  }
  return parseEventDay(event.date) ? 'Past' : noExactDate
}

/** The same words that visitors read on the website. */
export function spotsLeft(event: CharityEvent): string {
  if (isFull(event)) return 'Event full'
  const spots = spotsRemaining(event)
  return `${formatNumber(spots)} ${spots === 1 ? 'spot' : 'spots'} left`
}

/** "2 too many" of those who have places, more than there are. */
export const tooMany = ({ attendees, slots }: CharityEvent) =>
  attendees > slots ? `${formatNumber(attendees - slots)} too many` : ''

/** "12 of 100". */
export const placesTaken = ({ attendees, slots }: CharityEvent) =>
  `${formatNumber(attendees)} of ${formatNumber(slots)}`
