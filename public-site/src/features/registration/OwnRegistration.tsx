import { useEffect, useRef, useState } from 'react'
import { backend } from 'shared/backend'
import type { DeviceRegistration } from 'shared/collections/registrations'
import { type CharityEvent, isFull, notScheduled } from 'shared/entities/event'
import { reportWarning } from 'shared/reporting'
import { Dialog } from '../../components/Dialog'
import { CancelForm } from './CancelForm'
import styles from './OwnRegistration.module.css'
import { ReceiptCodes } from './ReceiptCodes'

export { Receipt } from './Receipt'

interface Own {
  event: CharityEvent
  /** The registrations for it that were made on this device. */
  own: readonly DeviceRegistration[]
}

interface OwnRegistrationProps extends Own {
  /** How many people are registered. */
  people: number
  /** It was canceled, or is for another number of people. */
  onChanged: () => void
  /** What asked about it has closed: somebody has to take the focus. */
  onClosed: () => void
}

/** What there is to know of a registration made on this device, and the button that cancels it. */
export function OwnRegistration({ event, own, people, onChanged, onClosed }: OwnRegistrationProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const latest = own.at(-1)
  const { partySize = 1, waiting } = latest ?? {}
  const number = useWaitingNumber(event.id, waiting === true)
  const change = partySize > 1 ? 'Change or cancel' : 'Cancel'
  const several = own.length > 1
  const closed = useRef(onClosed)
  closed.current = onClosed

  // With the last registration, all of this goes, also the dialog that is open.
  useEffect(() => () => closed.current(), [])

  const stop = () => setAsking(false)

  function close() {
    stop()
    onClosed()
    // The browser restores the focus without scrolling, and the confirmation has moved the opener.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      {waiting && (
        <p role="status">
          {number ? `You are number ${number} on the waiting list. ` : ''}When places open up, they
          go to the first group on the list that fits. Check back here to see.
        </p>
      )}
      {waiting === false && <p role="status">A place opened up, and you’re registered.</p>}
      <ReceiptCodes event={event} registrations={own} />
      <p className={styles.device}>You can only cancel on this device.</p>
      <button
        type="button"
        className={styles.quiet}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {change} {several && 'one '}registration
      </button>
      <Dialog
        title={`${change} ${several ? 'one' : 'this'} registration?`}
        open={asking}
        busy={busy}
        onClose={close}
      >
        <CancelForm
          {...{ event, people, partySize }}
          open={asking}
          registrationCount={own.length}
          waiting={waiting === true}
          onBusyChange={setBusy}
          onClose={stop}
          onCanceled={() => {
            onChanged()
            stop()
          }}
        />
      </Dialog>
    </>
  )
}

interface AskToWaitProps extends Own {
  past: boolean | undefined
  onAsk: (what: 'wait') => void
}

/** Where a visitor asks for a place at a full event, unless the latest registration waits already. */
export function AskToWait({ event, own, past, onAsk }: AskToWaitProps) {
  if (!isFull(event) || past || notScheduled(event) || own.at(-1)?.waiting) return null
  return (
    <button
      type="button"
      className={styles.quiet}
      aria-haspopup="dialog"
      onClick={() => onAsk('wait')}
    >
      Tell me if a place becomes free
    </button>
  )
}

/** Which party it is of those that wait, asked when the page is shown and looked at again. */
function useWaitingNumber(eventId: number, waits: boolean): number | undefined {
  const [number, setNumber] = useState<number>()

  useEffect(() => {
    if (!waits) return
    let current = true
    async function ask() {
      if (document.visibilityState !== 'visible') return
      try {
        const state = await (await backend().submissions()).waitingState(eventId)
        if (current) setNumber(state.number)
      } catch (error) {
        reportWarning('public-site', 'What became of who waits could not be asked', error)
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      current = false
      document.removeEventListener('visibilitychange', ask)
    }
  }, [eventId, waits])

  return number
}
