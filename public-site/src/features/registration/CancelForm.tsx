import { useEffect, useRef, useState } from 'react'
import { BackendError, backend } from 'shared/backend'
import { type CharityEvent, eventName } from 'shared/entities/event'
import { isUpcoming, parseEventDay } from 'shared/format/eventTime'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import { Button } from '../../components/Button'
import { FormFailure } from '../../forms/FormFailure'
import { tooMany } from '../../submissions/tooMany'
import styles from './CancelForm.module.css'

interface CancelFormProps {
  event: CharityEvent
  /** How many people were registered on this device: the latest is canceled. */
  registrationCount: number
  /** Whether its dialog is open. */
  open: boolean
  onBusyChange: (busy: boolean) => void
  onClose: () => void
  onCanceled: () => void
}

/** What a dialog asks before a registration is canceled. */
export function CancelForm({
  event,
  registrationCount,
  open,
  onBusyChange,
  onClose,
  onCanceled,
}: CancelFormProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const answers = useRef<HTMLDivElement>(null)
  const when = parseEventDay(event.date) && event.date.trim()
  const several = registrationCount > 1
  const upcoming = isUpcoming(event, new Date())
  const kept = upcoming ? 'place' : 'registration'
  const what = several ? `the latest of your ${registrationCount} ${kept}s` : `your ${kept}`

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
      const canceled = await submissions.cancelRegistration(event.id)
      onCanceled()
      if (!canceled) return
      console.info('[site] Event registration canceled', { eventId: event.id })
      showToast({
        kind: 'info',
        title: 'Registration canceled',
        description: several
          ? 'Your other registrations stay.'
          : upcoming
            ? 'You can register again while places last.'
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
      <p className={styles.question}>
        {upcoming ? `This gives up ${what} at ` : `This removes ${what} for `}
        <strong>{eventName(event)}</strong>
        {when && ` on ${when}`}
        {upcoming ? ', so someone else can have it.' : '.'}
      </p>
      <FormFailure>{failure}</FormFailure>
      <div className={styles.answers} ref={answers}>
        <Button disabled={busy} onClick={onClose}>
          {several ? `Keep all ${kept}s` : `Keep my ${kept}`}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => void cancel()}>
          {busy ? 'Canceling...' : 'Cancel registration'}
        </Button>
      </div>
    </>
  )
}
