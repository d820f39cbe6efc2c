import { showToast, type Toast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { withUndo } from '../../components/withUndo'
import { shortName } from '../../format/shortName'
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
  const { isToContact = false, handledAt } = submission
  const handled = isToContact || !handledAt

  async function mark(handled: boolean, at?: string) {
    try {
      await administration().submissions.setHandled(submission, handled, at)
    } catch (error) {
      showFailure('Not updated', error)
      return false
    }
    onChanged()
    return true
  }

  if (!(await mark(handled))) return
  const marked = (as: boolean) =>
    isToContact
      ? `Marked as ${as ? '' : 'not '}contacted`
      : `${kindLabel(submission)} ${as ? 'marked as handled' : 'reopened'}`
  // What they were told before, they have heard.
  const undo = () => (isToContact ? mark(Boolean(handledAt), handledAt) : mark(!handled))
  const tells = handled && mailRuns && tellsSender(submission)
  const toast: Toast = {
    kind: 'success',
    title: marked(handled),
    description: `From ${shortName(senderName(submission))}${tells ? '. We’ll send them a follow-up email in 5 minutes.' : ''}`,
  }
  showToast(withUndo(toast, undo, marked(!handled)))
}
