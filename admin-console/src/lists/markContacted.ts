import type { Submission } from 'shared/backend/administration'
import { showToast } from 'shared/toasts'
import { administration } from '../backend/administration'
import { showFailure } from '../backend/failures'
import { withUndo } from '../components/withUndo'
import { shortName } from '../format/shortName'

/**
 * Keeps that somebody has been told, and offers Undo.
 * @param onChanged is called when the backend has it
 */
export async function markContacted(registration: Submission, onChanged: () => void) {
  const { handledAt } = registration

  async function mark(contacted: boolean) {
    try {
      const { submissions } = administration()
      // What they were told before, they have heard.
      if (contacted) await submissions.setHandled(registration, true)
      else await submissions.setHandled(registration, Boolean(handledAt), handledAt)
    } catch (error) {
      showFailure('Not updated', error)
      return false
    }
    onChanged()
    return true
  }

  if (!(await mark(true))) return
  const toast = {
    kind: 'success',
    title: 'Marked as contacted',
    description: shortName(registration.name ?? ''),
  } as const
  showToast(withUndo(toast, () => mark(false), 'Marked as not contacted'))
}
