import { Alert, Button } from 'antd'
import type { Submission } from 'shared/backend/administration'
import { partySizeOf } from 'shared/submissions/party'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { counted } from '../../format/counted'
import { contactOf } from './registration'
import styles from './ToCall.module.css'

interface ToCallProps {
  /** Those who got a place, and were not told. */
  promoted: readonly Submission[]
  onChanged: () => void
}

/** Who has got places from the waiting list: only an administrator can tell them. */
export function ToCall({ promoted, onChanged }: ToCallProps) {
  async function markCalled(registration: Submission) {
    try {
      await administration().submissions.setHandled(registration, true)
    } catch (error) {
      return showFailure('Couldn’t mark it', error)
    }
    onChanged()
  }

  return (
    <Alert
      type="info"
      role="status"
      title="Let these people know: the site doesn’t notify them"
      description={
        <>
          <p>They’ve moved from the waiting list to a place.</p>
          <ul className={styles.people}>
            {promoted.map((registration) => (
              <li key={registration.id}>
                <span>
                  {registration.name}, {counted(partySizeOf(registration), 'place')}:{' '}
                  {contactOf(registration)}
                </span>
                <Button
                  size="small"
                  aria-label={`Contacted ${registration.name}`}
                  onClick={() => void markCalled(registration)}
                >
                  Contacted
                </Button>
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}
