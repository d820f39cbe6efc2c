import { type ReactNode, useId, useRef, useState } from 'react'
import { useCollection } from 'shared/backend'
import { registrations } from 'shared/collections/registrations'
import {
  type CharityEvent,
  eventDateTime,
  eventName,
  isFull,
  notScheduled,
} from 'shared/entities/event'
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
 * leads to the next dates first; that of one that is postponed or canceled only leads there.
 */
export function RegisterPanel({ event, past, children, nextSteps }: RegisterPanelProps) {
  const [asking, setAsking] = useState<'register' | 'cancel'>()
  const titleId = useId()
  const formId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const fact = useRef<HTMLParagraphElement>(null)
  const changed = useRef(false)
  /** How many people were registered on this device. */
  const registrationCount = useCollection(registrations).filter(
    ({ eventId }) => eventId === event.id,
  ).length
  const registered = registrationCount > 0
  const several = registrationCount > 1
  const full = isFull(event)
  const closed = notScheduled(event)
  const date = event.date.trim()

  const ask = () => setAsking('register')

  function confirm() {
    changed.current = true
    setAsking(undefined)
  }

  function close() {
    setAsking(undefined)
    const wasChanged = changed.current
    changed.current = false
    if (wasChanged && fact.current) {
      // The second decides where a toast leaves no room for both.
      for (const part of [title.current, fact.current.parentElement]) {
        part?.scrollIntoView({ block: 'nearest' })
      }
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
        {closed
          ? 'Registration is closed'
          : past
            ? `This fair took place${date && ` on ${date}`}`
            : 'Register'}
      </h2>
      {registered && (
        <div className={styles.own}>
          <p className={styles.fact} ref={fact} tabIndex={-1}>
            <Icon name="check" />
            {several
              ? `You have registered ${registrationCount} people`
              : past
                ? 'You registered for this fair'
                : 'You are registered'}
          </p>
          {nextSteps}
          <p className={styles.device}>You can only cancel on this device.</p>
          <button
            type="button"
            className={styles.cancel}
            aria-haspopup="dialog"
            {...prefetchOnIntent(loadCancelForm)}
            onClick={() => setAsking('cancel')}
          >
            {several ? 'Cancel one registration' : 'Cancel registration'}
          </button>
        </div>
      )}
      {(closed || past) && (
        <ButtonLink to="/events#schedule" wide>
          See the next dates
        </ButtonLink>
      )}
      {children}
      {!closed && (
        <div className={styles.action} data-bar={!past && !registered && !full}>
          <Button
            wide
            variant={past || registered ? 'outline' : 'primary'}
            disabled={full}
            aria-haspopup="dialog"
            {...prefetchOnIntent(loadRegistrationForm)}
            {...dialogCommand('show-modal', formId, ask)}
          >
            {full
              ? 'Event Full'
              : registered
                ? 'Register another person'
                : 'Register for this fair'}
          </Button>
        </div>
      )}
      {!closed && !past && (
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
        title={several ? 'Cancel one registration?' : 'Cancel this registration?'}
        open={asking === 'cancel'}
        onClose={close}
        load={loadCancelForm}
        formClassName={styles.canceling}
      >
        {({ CancelForm }, onBusyChange) => (
          <CancelForm
            event={event}
            registrationCount={registrationCount}
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
