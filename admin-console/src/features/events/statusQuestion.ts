import type { CharityEvent, EventDetails, EventStatus } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import type { Question } from '../../lists/useEntityActions'

const questions: Record<EventStatus, Question> = {
  draft: {
    title: 'Take this event off the website?',
    text: 'Only administrators see a draft. The site won’t notify anyone.',
    confirmLabel: 'Make it a draft',
  },
  scheduled: {
    title: 'Put this event back on the schedule?',
    text: 'Everybody sees it, and can register while places last.',
    confirmLabel: 'Open event',
  },
  postponed: {
    title: 'Postpone this event?',
    text: 'It stays on the website with a notice, and nobody can register. The site won’t notify anyone.',
    confirmLabel: 'Postpone event',
  },
  canceled: {
    title: 'Cancel this event?',
    text: 'It stays on the website with a notice, and nobody can register. The site won’t notify anyone.',
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
