import {
  type CharityEvent,
  type EventDetails,
  type EventStatus,
  eventStatusLabels,
  isFull,
  notScheduled,
  spotsRemaining,
} from 'shared/entities/event'
import { isUpcoming, parseEventDay } from 'shared/format/eventTime'
import { formatNumber } from 'shared/format/number'
import type { Question } from '../../lists/useEntityActions'

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

const questions: Record<EventStatus, Question> = {
  draft: {
    title: 'Take this event off the website?',
    text: 'Only administrators see a draft.',
    confirmLabel: 'Make it a draft',
  },
  scheduled: {
    title: 'Open this event?',
    text: 'Everybody sees it and can register.',
    confirmLabel: 'Open event',
  },
  postponed: {
    title: 'Postpone this event?',
    text: 'It stays on the website with a notice, and nobody can register. No message is sent.',
    confirmLabel: 'Postpone event',
  },
  canceled: {
    title: 'Cancel this event?',
    text: 'It stays on the website with a notice, and nobody can register. No message is sent.',
    confirmLabel: 'Cancel event',
  },
}

/** What to ask before the status of an event is changed. */
export function statusQuestion(
  event: CharityEvent,
  changes: Partial<EventDetails>,
): Question | undefined {
  if (!('status' in changes)) return undefined
  const { text, ...question } = questions[changes.status ?? 'scheduled']
  const { attendees } = event
  const registered = attendees === 1 ? '1 person is' : `${formatNumber(attendees)} people are`
  return { ...question, text: `${attendees > 0 ? registered : 'Nobody is'} registered. ${text}` }
}
