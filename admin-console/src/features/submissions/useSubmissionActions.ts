import type { Submission } from 'shared/backend/administration'
import { showToast, type Toast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { withUndo } from '../../components/withUndo'
import { senderName } from './submission'

/** `onChanged` is called when the backend has the change. */
export function useSubmissionActions(onChanged: () => void) {
  async function mark(submission: Submission, handled: boolean): Promise<boolean> {
    try {
      await administration().submissions.setHandled(submission, handled)
      onChanged()
      return true
    } catch (error) {
      showFailure('Not marked', error)
      return false
    }
  }

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
      await administration().submissions.remove(submission)
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
