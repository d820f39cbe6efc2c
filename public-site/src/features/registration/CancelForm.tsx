import { useEffect, useRef, useState } from 'react'
import { BackendError, backend } from 'shared/backend'
import type { DeviceRegistration } from 'shared/collections/registrations'
import { type CharityEvent, eventName, isCalledOff, notScheduled } from 'shared/entities/event'
import { isUpcoming, parseEventDay } from 'shared/format/eventTime'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import { useIsMounted } from '../../browser/useIsMounted'
import { Button } from '../../components/Button'
import { FormFailure } from '../../forms/FormFailure'
import { tooMany } from '../../submissions/tooMany'
import styles from './CancelForm.module.css'
import { ChangeParty } from './ChangeParty'

interface CancelFormProps {
  event: CharityEvent
  registration: DeviceRegistration
  /** Among several registrations for the event. */
  place: { number: number; of: number } | undefined
  /** Whether its dialog is open. */
  open: boolean
  onBusyChange: (busy: boolean) => void
  onClose: () => void
  onChanged: () => void
}

/** What a dialog asks before a registration is canceled. */
export function CancelForm({
  event,
  registration,
  place,
  open,
  onBusyChange,
  onClose,
  onChanged,
}: CancelFormProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [size, setSize] = useState<number>()
  const answers = useRef<HTMLDivElement>(null)
  const mounted = useIsMounted()
  const { partySize = 1, waiting } = registration
  const when = !isCalledOff(event) && parseEventDay(event.date) && event.date.trim()
  /** Somebody else can have what becomes free. */
  const wanted = isUpcoming(event, new Date()) && !notScheduled(event)
  const isParty = partySize > 1
  // What is chosen is saved by its own button, which then stands out.
  const isChanged = size !== undefined && size !== partySize
  const noun = wanted ? 'spot' : 'registration'
  const several = isParty && wanted
  const which = place && (several ? 'these' : 'this')

  useEffect(() => {
    if (open) answers.current?.querySelector('button')?.focus()
  }, [open])

  function setWorking(working: boolean) {
    setBusy(working)
    onBusyChange(working)
  }

  async function cancel() {
    setWorking(true)
    setFailure(undefined)
    try {
      const submissions = await backend().submissions()
      const canceled = await submissions.cancelRegistration(registration)
      // With the registration, this goes.
      if (mounted.current) onChanged()
      if (!canceled) return
      console.info('[site] Event registration canceled', { eventId: event.id })
      showToast({
        kind: 'info',
        title: waiting ? 'You’re no longer on the waiting list' : 'Registration canceled',
        description: place
          ? `Your other ${place.of === 2 ? 'registration hasn’t' : 'registrations haven’t'} changed.`
          : wanted && !waiting
            ? 'You can register again while spots last.'
            : undefined,
      })
    } catch (error) {
      if (error instanceof BackendError && error.status === 429) return setFailure(tooMany)
      reportError('public-site', 'Canceling a registration failed', error)
      setFailure('We couldn’t cancel this. Please try again or reload the page.')
    } finally {
      setWorking(false)
    }
  }

  return (
    <>
      {isParty && (
        <ChangeParty
          {...{ event, registration, partySize, isChanged, busy, onChanged }}
          onSize={setSize}
          name={place && !waiting ? `Registration ${place.number} is` : 'It’s'}
          onBusyChange={setWorking}
        />
      )}
      <p className={styles.question}>
        {isParty && (waiting ? 'Or leave the list. ' : wanted && 'Or cancel. ')}
        {waiting
          ? 'You’ll lose your place in line for '
          : wanted
            ? `${place ? (several ? 'These' : 'This') : 'Your'} ${several ? `${partySize} spots` : noun} at `
            : `${isParty ? 'Or cancel' : 'This cancels'} ${which ?? 'your'} ${noun} for `}
        <strong>{eventName(event)}</strong>
        {when && ` on ${when}`}
        {wanted && !waiting ? ' will go to someone else.' : '.'}
      </p>
      <FormFailure>{failure}</FormFailure>
      <div className={styles.answers} ref={answers}>
        <Button variant={isChanged ? 'outline' : 'primary'} disabled={busy} onClick={onClose}>
          {waiting ? 'Keep waiting' : `Keep ${which ?? 'my'} ${several ? 'spots' : noun}`}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => void cancel()}>
          {busy
            ? waiting
              ? 'Leaving...'
              : 'Canceling...'
            : waiting
              ? 'Leave the waiting list'
              : 'Cancel registration'}
        </Button>
      </div>
    </>
  )
}
