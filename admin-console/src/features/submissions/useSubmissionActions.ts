import type { Submission } from 'shared/backend/administration'
import { showToast, type Toast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { withUndo } from '../../components/withUndo'
import { shortName } from '../../format/shortName'
import { kindLabel, senderName } from './submission'

/** `onChanged` is called when the backend has the change. */
export function useSubmissionActions(onChanged: () => void) {
  async function mark(submission: Submission, handled: boolean): Promise<boolean> {
    try {
      await administration().submissions.setHandled(submission, handled)
      onChanged()
      return true
    } catch (error) {
      showFailure('Couldn’t mark it', error)
      return false
    }
  }

  async function toggleHandled(submission: Submission) {
    const handled = !submission.handledAt
    if (!(await mark(submission, handled))) return
    const toast: Toast = {
      kind: 'success',
      title: `${kindLabel(submission)} marked as ${handled ? '' : 'not '}handled`,
      description: `From ${shortName(senderName(submission))}`,
    }
    showToast(withUndo(toast, () => mark(submission, !handled)))
  }

  /** Rejects when it is not deleted. */
  async function remove(submission: Submission) {
    try {
      await administration().submissions.remove(submission)
    } catch (error) {
      showFailure('Not deleted', error)
      throw error
    }
    onChanged()
    showToast({
      kind: 'destructive',
      title: 'Submission deleted',
      description: `${kindLabel(submission)} from ${shortName(senderName(submission))}`,
    })
  }

  return { toggleHandled, remove }
}
