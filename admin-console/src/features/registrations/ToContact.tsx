import { Alert, Button } from 'antd'
import type { Submission } from 'shared/backend/administration'
import { partySizeOf } from 'shared/submissions/party'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { useMailRuns } from '../../backend/useMailRuns'
import { counted } from '../../format/counted'
import { contactOf } from './registration'
import styles from './ToContact.module.css'

interface ToContactProps {
  /** Those who got a place, and were not told. */
  promoted: readonly Submission[]
  onChanged: () => void
}

/** Who has got places from the waiting list, and is told so by nobody but an administrator. */
export function ToContact({ onChanged, ...props }: ToContactProps) {
  const mailRuns = useMailRuns()
  const promoted = props.promoted.filter(({ email }) => !(mailRuns && email))
  async function markContacted(registration: Submission) {
    try {
      await administration().submissions.setHandled(registration, true)
    } catch (error) {
      return showFailure('Not updated', error)
    }
    onChanged()
  }

  if (mailRuns === undefined || promoted.length === 0) return null
  const them = promoted.length === 1 ? 'this person' : 'these people'
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
          <p>They were on the waiting list and now have a place.</p>
          <ul className={styles.people}>
            {promoted.map((registration) => (
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
