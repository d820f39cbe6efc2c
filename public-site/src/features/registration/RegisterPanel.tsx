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
import type { EventPhase } from 'shared/format/eventPhase'
import { isUpcoming, withWeekday } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { Link, useLocation } from 'shared/router'
import { receiptFragment } from 'shared/submissions/receiptFragment'
import { prefetchOnIntent } from '../../browser/prefetchOnIntent'
import { useLazyModule } from '../../browser/useLazyModule'
import { Button, ButtonLink } from '../../components/Button'
import { dialogCommand } from '../../components/Dialog'
import { Icon } from '../../components/Icon'
import { NeedsJavaScript } from '../../components/NeedsJavaScript'
import { FormDialog } from '../../forms/FormDialog'
import { FormLoadFailure } from '../../forms/FormLoadFailure'
import styles from './RegisterPanel.module.css'
import { whoIsNext } from './whoIsNext'

export const loadRegistrationForm = () => import('./RegistrationForm')

/** Of who has registered or comes with a QR code: most visitors never need it. */
const loadOwnRegistrations = () => import('./OwnRegistrations')

interface RegisterPanelProps {
  event: CharityEvent
  /** Without it, the day of the event is still to come. */
  phase?: EventPhase
  /** What is known about its places. */
  children: ReactNode
  /** Next steps for a registered visitor. */
  nextSteps?: ReactNode
}

/**
 * Where a visitor registers for an event that has places, and cancels a registration. That of an event
 * that is over leads to other dates first; that of one that is postponed or canceled only leads there.
 */
export function RegisterPanel({
  event,
  phase = 'upcoming',
  children,
  nextSteps,
}: RegisterPanelProps) {
  const [asking, setAsking] = useState<'register' | 'wait'>()
  const titleId = useId()
  const factId = useId()
  const formId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const fact = useRef<HTMLHeadingElement>(null)
  const changed = useRef(false)
  /** Made on this device. */
  const own = useCollection(registrations).filter(({ eventId }) => eventId === event.id)
  const people = own.reduce((sum, { partySize = 1, waiting }) => sum + (waiting ? 0 : partySize), 0)
  const registered = own.length > 0
  const full = isFull(event)
  const closed = notScheduled(event)
  const past = phase === 'over'
  const ended = past || closed === 'canceled'
  const toCome = isUpcoming(event, useNow())
  const hasWaitingList = full && toCome && !closed
  /** For nothing but its turn: the latest registration is on the list. */
  const waits = hasWaitingList && own.at(-1)?.waiting
  const mayWait = hasWaitingList && !waits
  const scanned = useLocation().hash.startsWith(receiptFragment)
  const { module: late, failed } = useLazyModule(
    loadOwnRegistrations,
    registered || scanned,
    'A form could not be loaded',
  )

  /** What one registration takes, which comes later: with its code, or with its turn where one is promised. */
  const whatComes = people ? '44rem' : toCome ? '28rem' : '20rem'
  const kept = ended ? '13rem' : closed ? '20rem' : whatComes

  const open = !!asking
  const asked = asking ?? (full ? 'wait' : 'register')
  const ask = () => setAsking(asked)
  const opener = {
    wide: true,
    'aria-haspopup': 'dialog',
    ...prefetchOnIntent(loadRegistrationForm),
    ...dialogCommand('show-modal', formId, ask),
  } as const

  function confirm() {
    changed.current = true
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
    <section className={styles.panel} aria-labelledby={registered ? factId : titleId}>
      {registered && (
        <div className={styles.own} style={{ minHeight: late || failed ? undefined : kept }}>
          <h2 className={styles.title} id={factId} ref={fact} tabIndex={-1}>
            <Icon name={people ? 'check' : 'clock'} />
            {ended ? whatWas(people) : whatIs(people)}
          </h2>
          {late && (
            <late.OwnRegistrations
              {...{ event, ended, own, nextSteps }}
              onChanged={confirm}
              onClosed={close}
            />
          )}
          {failed && (
            <>
              {nextSteps}
              <FormLoadFailure />
            </>
          )}
        </div>
      )}
      {late && <late.Receipt {...{ event, ended, own }} />}
      {!waits && (
        <h2 className={styles.title} id={titleId} ref={title} tabIndex={-1}>
          {closed
            ? 'Registration is closed'
            : past
              ? `This fair took place on ${event.date.trim()}`
              : registered
                ? full
                  ? 'All spots are taken'
                  : 'Bringing someone else?'
                : titles[phase]}
        </h2>
      )}
      {(closed || past) && (
        <ButtonLink to="/events#schedule" wide>
          See other dates
        </ButtonLink>
      )}
      {!waits && !past && children}
      {!closed && !waits && (
        <div className={styles.action} data-bar={!(registered || full || past)}>
          <Button {...opener} variant={past || registered ? 'outline' : 'primary'} disabled={full}>
            {full
              ? 'Event Full'
              : registered
                ? 'Register another person'
                : 'Register for this fair'}
          </Button>
        </div>
      )}
      {past && children}
      {mayWait && (
        <div className={styles.action} data-bar={!registered}>
          <Button {...opener} variant={registered ? 'outline' : 'primary'}>
            Tell me if a place becomes free
          </Button>
        </div>
      )}
      {!closed && !past && (
        <p className={styles.note}>
          {full ? (
            <>
              {mayWait ? `You’ll join the waiting list. ${whoIsNext}` : 'All spots are taken.'}{' '}
              <Link to="/events#schedule">See other dates</Link>
            </>
          ) : (
            'It’s free. All we need is a name and an email address.'
          )}
        </p>
      )}
      <NeedsJavaScript subject="Registering" />
      <FormDialog
        id={formId}
        title={asked === 'wait' ? 'Join the waiting list' : 'Register for this fair'}
        about={
          <p className={styles.event}>
            <strong>{eventName(event)}</strong>
            {eventDateTime({
              date: withWeekday(event.date),
              // No line ends within it.
              time: event.time.trim().replaceAll(' ', '\u00a0'),
            })}
          </p>
        }
        open={open}
        onOpened={ask}
        onClose={close}
        load={loadRegistrationForm}
        formClassName={styles.form}
      >
        {({ RegistrationForm }, onBusyChange) => (
          <RegistrationForm
            eventId={event.id}
            open={open}
            waiting={asked === 'wait'}
            onBusyChange={onBusyChange}
            onRegistered={confirm}
          />
        )}
      </FormDialog>
    </section>
  )
}

const titles = {
  upcoming: 'Register',
  today: 'This fair is today',
  undated: 'No exact date yet',
}

/** What is said to whoever has registered so many people; with 0, all of them wait for a place. */
const whatIs = (people: number) =>
  people === 0
    ? 'You’re on the waiting list'
    : people === 1
      ? 'You’re registered'
      : `You’ve registered ${people} people`

const whatWas = (people: number) =>
  people === 0
    ? 'You were on the waiting list'
    : people === 1
      ? 'You registered for this event'
      : `You registered ${people} people`
