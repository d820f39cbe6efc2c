import type { Submission } from 'shared/backend/administration'
import { showToast, type Toast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { useMailRuns } from '../../backend/useMailRuns'
import { withUndo } from '../../components/withUndo'
import { shortName } from '../../format/shortName'
import { kindLabel, senderName, tellsSender } from './submission'

/** `onChanged` is called when the backend has the change. */
export function useSubmissionActions(onChanged: () => void) {
  const mailRuns = useMailRuns()

  async function mark(submission: Submission, handled: boolean): Promise<boolean> {
    try {
      await administration().submissions.setHandled(submission, handled)
      onChanged()
      return true
    } catch (error) {
      showFailure('Not updated', error)
      return false
    }
  }

  async function toggleHandled(submission: Submission, isToContact = false) {
    const handled = isToContact || !submission.handledAt
    const tells = mailRuns && tellsSender(submission)
    if (!(await mark(submission, handled))) return
    const marked = (as: boolean) =>
      `${kindLabel(submission)} ${as ? 'marked as handled' : 'reopened'}`
    const from = `From ${shortName(senderName(submission))}`
    const toast: Toast = {
      kind: 'success',
      title: marked(handled),
      description:
        handled && tells ? `${from}. We’ll send them a follow-up email in 5 minutes.` : from,
    }
    showToast(withUndo(toast, () => mark(submission, !handled), marked(!handled)))
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
