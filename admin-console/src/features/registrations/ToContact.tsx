import { Alert, Button } from 'antd'
import type { Submission } from 'shared/backend/administration'
import { type CharityEvent, isCalledOff } from 'shared/entities/event'
import { partySizeOf } from 'shared/submissions/party'
import { showFailure } from '../../backend/failures'
import { PhoneLink } from '../../components/PhoneLink'
import { counted } from '../../format/counted'
import type { EventContacts } from './contacts'
import styles from './ToContact.module.css'

interface ToContactProps extends EventContacts {
  onChanged: () => void
}

/** Who is told something about an event by nobody but an administrator. */
export function ToContact({ event, contacts, mailRuns, onChanged }: ToContactProps) {
  const markContacted = (registration: Submission) =>
    void import('../../lists/markContacted').then(
      (late) => late.markContacted(registration, onChanged),
      (error: unknown) => showFailure('Not updated', error),
    )

  const hasChanged = contacts.some(({ isUntold }) => isUntold)
  const them = contacts.length === 1 ? 'this person' : 'these people'
  return (
    <Alert
      type="info"
      role="status"
      title={
        mailRuns
          ? `Call ${them}: they didn’t leave an email address`
          : `Let ${them} know: no email is going out`
      }
      description={
        <>
          <p>
            {hasChanged ? newsOf(event) : 'They were on the waiting list and now have a place.'}
          </p>
          <ul className={styles.people}>
            {contacts.map(({ registration, hasMovedUp }) => (
              <li key={registration.id}>
                <span>
                  {registration.name}, {counted(partySizeOf(registration), 'place')}
                  {hasMovedUp && hasChanged && ', moved off the waiting list'}:{' '}
                  {registration.phone && <PhoneLink phone={registration.phone} />}
                  {registration.phone && registration.email && ', '}
                  {registration.email}
                </span>
                <Button
                  size="small"
                  aria-label={`Mark ${registration.name} as contacted`}
                  // The first click of a double click has moved another person under the pointer.
                  onClick={({ detail }) => detail <= 1 && markContacted(registration)}
                >
                  Mark as contacted
                </Button>
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}

const newsOf = (event: CharityEvent) =>
  isCalledOff(event)
    ? `This event is ${event.status}.`
    : `The event is now planned for ${[event.date, event.time, event.location].filter(Boolean).join(', ')}.`
