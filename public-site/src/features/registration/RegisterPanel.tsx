import { type ReactNode, useId, useRef, useState } from 'react'
import { useCollection } from 'shared/backend'
import { registrations } from 'shared/collections/registrations'
import { type CharityEvent, eventDateTime, eventName, isFull } from 'shared/entities/event'
import { Link } from 'shared/router'
import { prefetchOnIntent } from '../../browser/prefetchOnIntent'
import { Button, ButtonLink } from '../../components/Button'
import { dialogCommand } from '../../components/Dialog'
import { Icon } from '../../components/Icon'
import { NeedsJavaScript } from '../../components/NeedsJavaScript'
import { FormDialog } from '../../forms/FormDialog'
import styles from './RegisterPanel.module.css'

export const loadRegistrationForm = () => import('./RegistrationForm')

/** Asked for when somebody cancels: with what it sends, most visitors never need it. */
const loadCancelForm = () => import('./CancelForm')

interface RegisterPanelProps {
  event: CharityEvent
  past?: boolean
  /** What is known about its places. */
  children: ReactNode
  /** Next steps for a registered visitor. */
  nextSteps?: ReactNode
}

/**
 * Where a visitor registers for an event that has places, and cancels a registration. That of a past event
 * leads to the next dates first.
 */
export function RegisterPanel({ event, past, children, nextSteps }: RegisterPanelProps) {
  const [asking, setAsking] = useState<'register' | 'cancel'>()
  /** What is shown once somebody has registered here. */
  const [thanks, setThanks] = useState<ReactNode>()
  const titleId = useId()
  const formId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const fact = useRef<HTMLParagraphElement>(null)
  const changed = useRef(false)
  /** Made on this device. */
  const own = useCollection(registrations).filter(({ eventId }) => eventId === event.id)
  const people = own.reduce((sum, { partySize = 1 }) => sum + partySize, 0)
  const registrationCount = own.length
  const registered = registrationCount > 0
  const several = registrationCount > 1
  const { partySize = 1 } = own.at(-1) ?? {}
  const change = partySize > 1 ? 'Change or cancel' : 'Cancel'
  const full = isFull(event)
  const date = event.date.trim()

  const ask = () => setAsking('register')

  function confirm(thanks?: ReactNode) {
    changed.current = true
    setThanks(thanks)
    setAsking(undefined)
  }

  function close() {
    setAsking(undefined)
    const wasChanged = changed.current
    changed.current = false
    if (wasChanged && fact.current) {
      fact.current.parentElement?.scrollIntoView({ block: 'nearest' })
      fact.current.focus()
      return
    }
    // The browser restores the focus to the opener, unless that is removed or disabled by now. Then
    // it may for a moment still name the button in the dialog that has closed.
    const hasFocus = ':enabled:not(dialog:not([open]) *)'
    if (!document.activeElement?.matches(hasFocus)) title.current?.focus()
  }

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId} ref={title} tabIndex={-1}>
        {past ? `This fair took place${date && ` on ${date}`}` : 'Register'}
      </h2>
      {registered && (
        <div className={styles.own}>
          <p className={styles.fact} ref={fact} tabIndex={-1}>
            <Icon name="check" />
            {people > 1 ? `You have registered ${people} people` : 'You are registered'}
          </p>
          {thanks}
          {nextSteps}
          <p className={styles.device}>You can only cancel on this device.</p>
          <button
            type="button"
            className={styles.cancel}
            aria-haspopup="dialog"
            {...prefetchOnIntent(loadCancelForm)}
            onClick={() => setAsking('cancel')}
          >
            {change} {several && 'one '}registration
          </button>
        </div>
      )}
      {past && (
        <ButtonLink to="/events#schedule" wide>
          See the next dates
        </ButtonLink>
      )}
      {children}
      <div className={styles.action} data-bar={!past && !registered && !full}>
        <Button
          wide
          variant={past || registered ? 'outline' : 'primary'}
          disabled={full}
          aria-haspopup="dialog"
          {...prefetchOnIntent(loadRegistrationForm)}
          {...dialogCommand('show-modal', formId, ask)}
        >
          {full ? 'Event Full' : registered ? 'Register another person' : 'Register for this fair'}
        </Button>
      </div>
      {!past && (
        <p className={styles.note}>
          {full ? (
            <>
              All places are taken. <Link to="/events#schedule">See other dates</Link>
            </>
          ) : (
            'It’s free. All we need is a name and email.'
          )}
        </p>
      )}
      <NeedsJavaScript subject="Registering" />
      <FormDialog
        id={formId}
        title="Register for this fair"
        about={
          <p className={styles.event}>
            <strong>{eventName(event)}</strong>
            {eventDateTime(event)}
          </p>
        }
        open={asking === 'register'}
        onOpened={ask}
        onClose={close}
        load={loadRegistrationForm}
        formClassName={styles.form}
      >
        {({ RegistrationForm }, onBusyChange) => (
          <RegistrationForm
            eventId={event.id}
            open={asking === 'register'}
            onBusyChange={onBusyChange}
            onRegistered={confirm}
          />
        )}
      </FormDialog>
      <FormDialog
        title={`${change} ${several ? 'one' : 'this'} registration?`}
        open={asking === 'cancel'}
        onClose={close}
        load={loadCancelForm}
        formClassName={styles.canceling}
      >
        {({ CancelForm }, onBusyChange) => (
          <CancelForm
            event={event}
            {...{ people, registrationCount, partySize }}
            open={asking === 'cancel'}
            onBusyChange={onBusyChange}
            onClose={close}
            onCanceled={confirm}
          />
        )}
      </FormDialog>
    </section>
  )
}
