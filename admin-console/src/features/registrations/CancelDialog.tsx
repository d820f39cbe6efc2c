import type { Submission } from 'shared/backend/administration'
import { partySizeOf } from 'shared/submissions/party'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { useMailRuns } from '../../backend/useMailRuns'
import { ConfirmDialog } from '../../components/Dialog'
import { counted, countedPeople } from '../../format/counted'

interface CancelDialogProps {
  registration: Submission
  onCanceled: () => void
  onClose: () => void
}

const onWaitingList = {
  title: 'Take this entry off the waiting list?',
  confirmLabel: 'Take off the list',
  keepLabel: 'Keep on the list',
  done: 'Taken off the waiting list',
}

const withPlaces = {
  title: 'Cancel this registration?',
  confirmLabel: 'Cancel the registration',
  keepLabel: 'Keep the registration',
  done: 'Registration canceled',
}

/** Asks before a registration is canceled, or leaves the waiting list. */
export function CancelDialog({ registration, onCanceled, onClose }: CancelDialogProps) {
  const { id, name, email, waitingSince } = registration
  const size = partySizeOf(registration)
  const places = counted(size, 'place')
  const { done, ...dialog } = waitingSince ? onWaitingList : withPlaces
  const mailRuns = useMailRuns()

  async function cancel() {
    try {
      await administration().registrations.cancel(id)
    } catch (error) {
      showFailure('Not canceled', error)
      throw error
    }
    onCanceled()
    showToast({
      kind: 'destructive',
      title: done,
      description: `${name}, ${waitingSince ? countedPeople(size) : places}.`,
    })
  }

  return (
    <ConfirmDialog {...dialog} onConfirm={cancel} onClose={onClose}>
      <p>
        {waitingSince
          ? `This takes ${name} off the waiting list.`
          : `${name} will no longer be registered. This opens up ${places}.`}
      </p>
      {mailRuns === false && <p>No email is going out. Let them know yourself.</p>}
      {mailRuns && (
        <p>
          {email
            ? 'We’ll email them, unless the event is over.'
            : 'They didn’t leave an email address, so call them.'}
        </p>
      )}
    </ConfirmDialog>
  )
}
