import { Button } from 'antd'
import { type CharityEvent, eventName } from 'shared/entities/event'
import { isUpcoming } from 'shared/format/eventTime'
import { Dialog } from '../../components/Dialog'
import { shortName } from '../../format/shortName'
import { RegisteredPeople } from './RegisteredPeople'

interface DeleteQuestionProps {
  event: CharityEvent
  onDelete: () => void
  onClose: () => void
}

/** Asked before an event is deleted for which people have registered. */
export const DeleteQuestion = ({ event, onDelete, onClose }: DeleteQuestionProps) => (
  <Dialog
    title={`Delete “${shortName(eventName(event))}”?`}
    onClose={onClose}
    buttons={(close) => (
      <>
        <Button onClick={close}>Keep it</Button>
        <Button
          type="primary"
          danger
          onClick={() => {
            close()
            onDelete()
          }}
        >
          Delete event
        </Button>
      </>
    )}
  >
    <RegisteredPeople eventId={event.id} told={false} />
    <p>
      We don’t email anyone about it. Registrations stay under Submissions.
      {isUpcoming(event, new Date()) &&
        ' If the event won’t take place, set its status to Canceled instead, so visitors can see that it’s off.'}
    </p>
  </Dialog>
)
