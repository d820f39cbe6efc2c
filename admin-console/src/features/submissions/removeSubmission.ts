import type { Submission } from 'shared/backend/administration'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { shortName } from '../../format/shortName'
import { kindLabel, senderName } from './submission'

/** Rejects when it is not deleted, which it has said. */
export async function removeSubmission(submission: Submission) {
  try {
    await administration().submissions.remove(submission)
  } catch (error) {
    showFailure('Not deleted', error)
    throw error
  }
  showToast({
    kind: 'destructive',
    title: 'Submission deleted',
    description: `${kindLabel(submission)} from ${shortName(senderName(submission))}`,
  })
}
