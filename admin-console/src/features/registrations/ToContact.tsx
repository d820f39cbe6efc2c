import { Alert, Button } from 'antd'
import type { Submission } from 'shared/backend/administration'
import { partySizeOf } from 'shared/submissions/party'
import { showFailure } from '../../backend/failures'
import { counted } from '../../format/counted'
import { contactOf } from './registration'
import styles from './ToContact.module.css'

interface ToContactProps {
  /** Of `useMailRuns`. */
  mailRuns: boolean | undefined
  registrations: readonly Submission[]
  /** What they should hear: "They now have a place." */
  news: string
  onChanged: () => void
}

/** Who is told something by nobody but an administrator. */
export function ToContact({ mailRuns, registrations, news, onChanged }: ToContactProps) {
  const people = registrations.filter(({ email }) => !(mailRuns && email))
  const markContacted = (registration: Submission) =>
    void import('./markContacted').then(
      (late) => late.markContacted(registration, onChanged),
      (error: unknown) => showFailure('Not updated', error),
    )

  if (mailRuns === undefined || people.length === 0) return null
  const them = people.length === 1 ? 'this person' : 'these people'
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
          <p>{news}</p>
          <ul className={styles.people}>
            {people.map((registration) => (
              <li key={registration.id}>
                <span>
                  {registration.name}, {counted(partySizeOf(registration), 'place')}:{' '}
                  {contactOf(registration)}
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
