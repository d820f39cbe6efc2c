import type { CharityEvent, EventDetails, EventStatus } from 'shared/entities/event'
import { listed } from '../../format/listed'
import { effectOf, isPublishing } from './changeEffect'
import { EventQuestion } from './EventQuestion'
import { hasNote } from './eventForm'
import { movedFields } from './eventStatus'

interface Question {
  title: string
  text: string
  /** The button that saves the change. */
  confirmLabel: string
  danger?: boolean
}

const questions: Record<EventStatus, Question> = {
  draft: {
    title: 'Take this event off the website?',
    text: 'Only administrators see a draft. We don’t email anyone about it.',
    confirmLabel: 'Make it a draft',
  },
  scheduled: {
    title: 'Put this event back on the schedule?',
    text: 'Everyone will see it and can register, or join the waiting list once it’s full.',
    confirmLabel: 'Put it back',
  },
  postponed: {
    title: 'Postpone this event?',
    text: 'Visitors will see a notice and won’t be able to register.',
    confirmLabel: 'Postpone event',
  },
  canceled: {
    title: 'Cancel this event?',
    text: 'Visitors will see a notice and won’t be able to register.',
    confirmLabel: 'Cancel event',
    danger: true,
  },
}

const publishing: Question = {
  title: 'Publish this event?',
  text: 'Everyone will see it and can register, or join the waiting list once it’s full.',
  confirmLabel: 'Publish event',
}

/** What to ask before the status of an event is changed, or when or where it takes place. */
export function changeQuestion(event: CharityEvent, changes: Partial<EventDetails>): Question {
  if (!('status' in changes)) {
    const moved = movedFields(changes)
    const news = moved.length > 0 ? listed(moved) : 'number of places'
    return {
      title: `Save the new ${news}?`,
      text: 'Visitors will see it at once.',
      confirmLabel: 'Save changes',
    }
  }
  const status = changes.status ?? 'scheduled'
  const question = isPublishing(event, status) ? publishing : questions[status]
  const keepsNote = hasNote(status) && event.statusNote && !('statusNote' in changes)
  if (!keepsNote) return question
  return { ...question, text: `${question.text} The notice still says “${event.statusNote}”.` }
}

interface ChangeQuestionProps {
  item: CharityEvent
  changes: Partial<EventDetails>
  onConfirm: () => void
  onClose: () => void
}

export function ChangeQuestion({ item, changes, onConfirm, onClose }: ChangeQuestionProps) {
  const { text, ...question } = changeQuestion(item, changes)
  return (
    <EventQuestion
      {...question}
      {...effectOf(item, changes)}
      eventId={item.id}
      keepLabel="Keep editing"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{text}</p>
    </EventQuestion>
  )
}
