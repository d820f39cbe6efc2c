import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DeviceRegistration } from 'shared/collections/registrations'
import { type CharityEvent, notScheduled } from 'shared/entities/event'
import { isUpcoming } from 'shared/format/eventTime'
import { people } from 'shared/format/people'
import { copyLink } from '../../components/copyLink'
import { Dialog } from '../../components/Dialog'
import { backendTexts } from '../../forms/backendTexts.content'
import { CancelForm } from './CancelForm'
import styles from './OwnRegistrations.module.css'
import { ReceiptCode } from './ReceiptCode'
import { receiptUrl } from './receiptUrl'
import { whoIsNext } from './whoIsNext'

interface OwnRegistrationProps {
  event: CharityEvent
  /** It is over or canceled. */
  ended: boolean
  registration: DeviceRegistration
  /** On the waiting list, where it is known. */
  waitingNumber: number | undefined
  /** Among several registrations for the event. */
  place: { number: number; of: number } | undefined
  /** What to do next. */
  children: ReactNode
  onChanged: () => void
  onClosed: () => void
}

/** With the time of day: names, which would tell them apart, are not kept on the device. */
const madeFormat: Intl.DateTimeFormatOptions = {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Jamaica',
}

/**
 * What the button says that changes or cancels a registration, and the question that it opens.
 * @param which "registration 2", among several; on the waiting list nothing has a number
 */
function wordsFor({ waiting, partySize = 1 }: DeviceRegistration, which: string | undefined) {
  const isParty = partySize > 1
  if (waiting) {
    const leave = isParty
      ? 'Change the number of people or leave the waiting list'
      : 'Leave the waiting list'
    return { text: leave, question: `${leave}?` }
  }
  const cancel = isParty ? 'Change or cancel' : 'Cancel'
  if (!which) return { text: `${cancel} registration`, question: `${cancel} this registration?` }
  return { text: cancel, label: `${cancel} ${which}`, question: `${cancel} ${which}?` }
}

/** One registration, the link to it, and the button that changes or cancels it. */
export function OwnRegistration(props: OwnRegistrationProps) {
  const { event, ended, registration, waitingNumber, place, children, onChanged, onClosed } = props
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { partySize = 1, waiting, token, createdAt } = registration
  const words = wordsFor(registration, place && `registration ${place.number}`)
  const removed = useRef<() => void>(undefined)
  removed.current = asking
    ? () => {
        onChanged()
        onClosed()
      }
    : undefined

  // Its dialog goes with it.
  useEffect(() => () => removed.current?.(), [])

  const stop = () => setAsking(false)

  function close() {
    stop()
    onClosed()
    // The browser restores the focus without scrolling, and the confirmation has moved the opener.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={styles.one}>
      {place && (
        <div>
          <h3 className={styles.name}>
            {waiting ? 'Waiting list' : `Registration ${place.number}`}, for {people(partySize)}
          </h3>
          {waiting ? 'Since' : 'Made on'} {new Date(createdAt).toLocaleString('en-US', madeFormat)}
        </div>
      )}
      {waiting && isUpcoming(event, new Date()) && !notScheduled(event) && (
        <p role="status">
          {!place && `You’re waiting for ${partySize === 1 ? '1 spot' : `${partySize} spots`}. `}
          {whoIsNext} {backendTexts().whileYouWait} {/* It is asked for: its line is kept free. */}
          <strong style={waitingNumber ? undefined : { visibility: 'hidden' }}>
            You are number {waitingNumber || 0} on the waiting list.
          </strong>
        </p>
      )}
      {waiting === false && !ended && (
        <p role="status">
          {partySize > 1
            ? 'Spots opened up, and all of you are registered.'
            : 'A spot opened up, and you’re registered.'}
        </p>
      )}
      <ReceiptCode {...{ event, registration, place }} partySize={place ? undefined : partySize} />
      {children}
      <div className={styles.actions}>
        {token && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => void copyLink(receiptUrl(event.id, registration))}
          >
            Copy the link to this registration
          </button>
        )}
        {/* Who waited for an event that has ended has nothing to give up. */}
        {!(waiting && ended) && (
          <button
            type="button"
            className={`${styles.quiet} ${styles.cancel}`}
            aria-label={words.label}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {words.text}
          </button>
        )}
      </div>
      <Dialog title={words.question} open={asking} busy={busy} onClose={close}>
        <CancelForm
          {...{ event, registration, place }}
          open={asking}
          onBusyChange={setBusy}
          onClose={stop}
          onChanged={() => {
            onChanged()
            stop()
          }}
        />
      </Dialog>
    </div>
  )
}
