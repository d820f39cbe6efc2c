import { Alert, Button } from 'antd'
import type { Submission } from 'shared/backend/administration'
import { partySizeOf } from 'shared/submissions/party'
import { administration } from '../../backend/administration'
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
  async function markContacted(registration: Submission) {
    try {
      await administration().submissions.setHandled(registration, true)
    } catch (error) {
      return showFailure('Not updated', error)
    }
    onChanged()
  }

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
                  onClick={() => void markContacted(registration)}
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
