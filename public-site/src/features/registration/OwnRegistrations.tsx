import { type ReactNode, useState } from 'react'
import { collection, type RegistrationState } from 'shared/backend'
import { events } from 'shared/collections/events'
import type { DeviceRegistration } from 'shared/collections/registrations'
import { type CharityEvent, eventDateTime, eventName } from 'shared/entities/event'
import { showToast } from 'shared/toasts'
import { backendTexts } from '../../forms/backendTexts.content'
import { OwnRegistration } from './OwnRegistration'
import styles from './OwnRegistrations.module.css'
import { useRegistrationStates } from './useRegistrationStates'

export { Receipt } from './Receipt'

/** The latest come first, also where somebody registers a whole church. */
const shownAtOnce = 5

interface OwnRegistrationsProps {
  event: CharityEvent
  /** It is over or canceled. */
  ended: boolean
  /** The registrations for it that were made on this device. */
  own: readonly DeviceRegistration[]
  /** What to do next, below the latest that has places. */
  nextSteps?: ReactNode
  /** One was canceled, or is for another number of people. */
  onChanged: () => void
  /** What asked about one has closed: somebody has to take the focus. */
  onClosed: () => void
}

/** What there is to know of the registrations made on this device, and what changes and cancels each. */
export function OwnRegistrations(props: OwnRegistrationsProps) {
  const { event, ended, own, nextSteps, onChanged, onClosed } = props
  const states = useRegistrationStates(own, tellChange)
  const [shownLast, setShownLast] = useState(shownAtOnce)
  const hidden = Math.max(0, own.length - shownLast)
  const withPlaces = own.findLastIndex(({ waiting }) => !waiting)
  const latest = withPlaces === -1 ? own.length - 1 : withPlaces
  return (
    <>
      {own
        .map((registration, index) => (
          <OwnRegistration
            // The first releases gave them no id.
            key={registration.id ?? index}
            {...{ event, ended, registration, onChanged, onClosed }}
            waitingNumber={states[`${registration.id}`]?.number}
            place={own.length > 1 ? { number: index + 1, of: own.length } : undefined}
          >
            {index === latest && nextSteps}
          </OwnRegistration>
        ))
        .slice(hidden)
        .reverse()}
      {hidden > 0 && (
        <button type="button" className={styles.quiet} onClick={() => setShownLast(own.length)}>
          Show all {own.length} registrations
        </button>
      )}
      {!ended && <p className={styles.device}>{backendTexts().plansChange}</p>}
    </>
  )
}

/** What an administrator has done about a registration, which this page no longer shows. */
function tellChange({ eventId, waiting }: DeviceRegistration, state: RegistrationState) {
  const toast = { kind: 'info', stays: true } as const
  if (state.outcome === 'gone') {
    showToast({
      ...toast,
      title: waiting ? 'You’re no longer on the waiting list' : 'You’re no longer registered',
      description: waiting
        ? 'If you didn’t leave it yourself, please get in touch with us.'
        : 'If you didn’t cancel your registration yourself, please get in touch with us.',
    })
  } else if (state.eventId !== undefined && state.eventId !== eventId) {
    const event = collection(events)
      .get()
      .find(({ id }) => id === state.eventId)
    showToast({
      ...toast,
      title: 'You were moved to another event',
      description:
        event &&
        `You’re now signed up for ${[eventName(event), eventDateTime(event)].filter(Boolean).join(', ')}.`,
    })
  }
}
