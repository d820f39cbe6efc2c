import { lazy, Suspense } from 'react'
import type { CharityEvent, EventDetails, EventStatus } from 'shared/entities/event'
import { isUpcoming } from 'shared/format/eventTime'
import type { Question } from '../../lists/useEntityActions'
import { hasNote } from './eventForm'

// A list is read more often than written.
export const loadRegisteredPeople = () => import('./RegisteredPeople')
const RegisteredPeople = lazy(async () => ({
  default: (await loadRegisteredPeople()).RegisteredPeople,
}))

const questions: Record<EventStatus, Question> = {
  draft: {
    title: 'Take this event off the website?',
    text: 'Only administrators see a draft. We don’t email anyone about it.',
    confirmLabel: 'Make it a draft',
  },
  scheduled: {
    title: 'Put this event back on the schedule?',
    text: 'Everyone will see it and can register while places last.',
    confirmLabel: 'Put it back',
  },
  postponed: {
    title: 'Postpone this event?',
    text: 'Visitors will see a notice and can’t register.',
    confirmLabel: 'Postpone event',
  },
  canceled: {
    title: 'Cancel this event?',
    text: 'Visitors will see a notice and can’t register.',
    confirmLabel: 'Cancel event',
  },
}

const publishing: Question = {
  title: 'Publish this event?',
  text: 'Everyone will see it and can register while places last.',
  confirmLabel: 'Publish event',
}

/** What to ask before the status of an event is changed. */
export function statusQuestion(
  event: CharityEvent,
  changes: Partial<EventDetails>,
): Question | undefined {
  if (!('status' in changes)) return undefined
  const status = changes.status ?? 'scheduled'
  const [now, after] = [new Date(), { ...event, ...changes }]
  const isPublishing = status === 'scheduled' && event.status === 'draft'
  const question = isPublishing ? publishing : questions[status]
  const keepsNote = hasNote(status) && event.statusNote && !('statusNote' in changes)
  return {
    ...question,
    text: keepsNote
      ? `${question.text} The notice still says “${event.statusNote}”.`
      : question.text,
    about: (
      <Suspense>
        <RegisteredPeople
          eventId={event.id}
          told={
            status !== 'draft' &&
            !isPublishing &&
            (isUpcoming(event, now) || isUpcoming(after, now))
          }
        />
      </Suspense>
    ),
  }
}
