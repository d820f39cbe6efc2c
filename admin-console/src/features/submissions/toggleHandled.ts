import { showToast, type Toast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { withUndo } from '../../components/withUndo'
import { shortName } from '../../format/shortName'
import { markContacted } from '../../lists/markContacted'
import { kindLabel, type ListedSubmission, senderName, tellsSender } from './submission'

/**
 * Marks a submission as handled, or its sender as contacted, or opens it again.
 * @param mailRuns of `useMailRuns`
 * @param onChanged is called when the backend has the change
 */
export async function toggleHandled(
  submission: ListedSubmission,
  mailRuns: boolean | undefined,
  onChanged: () => void,
) {
  if (submission.isToContact) return markContacted(submission, onChanged)
  const handled = !submission.handledAt

  async function mark(handled: boolean) {
    try {
      await administration().submissions.setHandled(submission, handled)
    } catch (error) {
      showFailure('Not updated', error)
      return false
    }
    onChanged()
    return true
  }

  if (!(await mark(handled))) return
  const marked = (as: boolean) =>
    `${kindLabel(submission)} ${as ? 'marked as handled' : 'reopened'}`
  const tells = handled && mailRuns && tellsSender(submission)
  const toast: Toast = {
    kind: 'success',
    title: marked(handled),
    description: `From ${shortName(senderName(submission))}${tells ? '. We’ll send them a follow-up email in 5 minutes.' : ''}`,
  }
  showToast(withUndo(toast, () => mark(!handled), marked(!handled)))
}
