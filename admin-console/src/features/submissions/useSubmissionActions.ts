import { showToast, type Toast } from 'shared/toasts'
import { showFailure } from '../../queries/showFailure'
import { withUndo } from '../../toasts/withUndo'
import { type Submission, senderName } from './submission'
import { requestDeletion, requestHandled } from './submissionRequests'

/**
 * Marks and deletes submissions.
 * @param onChanged called when the store has the change
 */
export function useSubmissionActions(onChanged: () => void) {
  async function mark(submission: Submission, handled: boolean): Promise<boolean> {
    try {
      await requestHandled(submission, handled)
      onChanged()
      return true
    } catch (error) {
      showFailure('Not marked', error)
      return false
    }
  }

  /** Marks it as handled, or one that is as not handled. */
  async function toggleHandled(submission: Submission) {
    const handled = !submission.handledAt
    if (!(await mark(submission, handled))) return
    const toast: Toast = {
      kind: 'success',
      title: handled ? 'Marked as handled' : 'Marked as not handled',
      description: `What ${senderName(submission)} sent.`,
    }
    showToast(withUndo(toast, () => mark(submission, !handled)))
  }

  /** Rejects when it is not deleted. */
  async function remove(submission: Submission) {
    try {
      await requestDeletion(submission)
    } catch (error) {
      showFailure('Not deleted', error)
      throw error
    }
    onChanged()
    showToast({
      kind: 'destructive',
      title: 'Submission deleted',
      description: `What ${senderName(submission)} sent is gone.`,
    })
  }

  return { toggleHandled, remove }
}
