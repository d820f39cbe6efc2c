import type { Submission } from 'shared/backend/administration'
import { type CharityEvent, spotsRemaining } from 'shared/entities/event'
import { partySizeOf } from 'shared/submissions/party'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { useMailRuns } from '../../backend/useMailRuns'
import { ConfirmDialog } from '../../components/Dialog'
import { counted, countedPeople } from '../../format/counted'
import { isDayOver } from '../../format/isDayOver'
import { movesUp, movingUp, whoIsTold } from '../../format/movingUp'
import { countPeople } from './registration'
import { whoMovedUp } from './whoMovedUp'

interface CancelDialogProps {
  registration: Submission
  eventId: number
  /** Missing where it was deleted. */
  event: CharityEvent | undefined
  /** Who waits for places of the event, the first to come first. */
  waiting: readonly Submission[]
  onCanceled: () => void
  onClose: () => void
}

const onWaitingList = {
  title: 'Take this entry off the waiting list?',
  confirmLabel: 'Take it off',
  done: 'Taken off the waiting list',
}

const withPlaces = {
  title: 'Cancel this registration?',
  confirmLabel: 'Cancel it',
  done: 'Registration canceled',
}

/** Asks before a registration is canceled, or leaves the waiting list. */
export function CancelDialog(props: CancelDialogProps) {
  const { registration, eventId, event, waiting, onCanceled, onClose } = props
  const { id, name, waitingSince } = registration
  const size = partySizeOf(registration)
  const places = counted(size, 'place')
  const { done, ...dialog } = waitingSince ? onWaitingList : withPlaces
  /** The event then, where its places are worth something. */
  const after = !waitingSince &&
    event &&
    event.status !== 'canceled' && { ...event, attendees: event.attendees - size }
  const promoted = after ? movingUp(after, waiting) : []
  /** Fewer than the party has where the event has more people than places. */
  const opened = after ? spotsRemaining(after) - spotsRemaining(event) : 0
  const left = opened - countPeople(promoted)
  const isTold = event && !isDayOver(event, new Date())
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
      description: `${name}, ${waitingSince ? countedPeople(size) : places}.${await whoMovedUp(eventId, waiting)}`,
    })
  }

  return (
    <ConfirmDialog {...dialog} keepLabel="Keep it" onConfirm={cancel} onClose={onClose}>
      <p>
        {waitingSince
          ? `This takes ${name} off the waiting list.`
          : `${name} will no longer be registered.`}
        {opened > 0 && ` This opens up ${counted(opened, 'place')}.`}
        {promoted.length > 0 &&
          ` ${movesUp(promoted)}${left > 0 ? `, and ${counted(left, 'place')} ${left === 1 ? 'stays' : 'stay'} free` : ''}.`}
      </p>
      {isTold && mailRuns === false && <p>No email is going out. Let them know yourself.</p>}
      {isTold && mailRuns && <p>{whoIsTold([registration, ...promoted])}</p>}
    </ConfirmDialog>
  )
}
