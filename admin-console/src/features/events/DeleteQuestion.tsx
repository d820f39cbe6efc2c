import { type CharityEvent, eventName } from 'shared/entities/event'
import { isUpcoming } from 'shared/format/eventTime'
import { shortName } from '../../format/shortName'
import { EventQuestion } from './EventQuestion'

interface DeleteQuestionProps {
  event: CharityEvent
  onDelete: () => void
  onClose: () => void
}

/** Asked before an event is deleted for which people have registered. */
export const DeleteQuestion = ({ event, onDelete, onClose }: DeleteQuestionProps) => (
  <EventQuestion
    eventId={event.id}
    title={`Delete “${shortName(eventName(event))}”?`}
    keepLabel="Keep it"
    confirmLabel="Delete event"
    danger
    onConfirm={onDelete}
    onClose={onClose}
  >
    <p>
      We don’t email anyone about it. Registrations stay under Submissions.
      {isUpcoming(event, new Date()) &&
        ' If the event won’t take place, set its status to Canceled instead, so visitors can see that it’s off.'}
    </p>
  </EventQuestion>
)
