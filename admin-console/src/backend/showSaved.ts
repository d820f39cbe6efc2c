import { authStore } from 'shared/auth'
import { isOwn, needsDecision } from 'shared/backend/outbox'
import { showToast, type Toast } from 'shared/toasts'
import { administration, isStorageFull } from './administration'
import { backendTexts } from './backendTexts.content'

/** Says that a change was saved, and of one that waits for the connection, that nobody else has it yet. */
export function showSaved(toast: Toast) {
  // That nothing could be stored has been said by then.
  if (isStorageFull()) return
  const { onlyHere } = backendTexts()
  showToast(onlyHere && waits() ? { ...toast, kind: 'info', description: onlyHere } : toast)
}

/** Whether a change made now has to wait, as those before it do. */
function waits() {
  const administrator = authStore.getState().user?.id
  const waiting = administration()
    .outbox.get()
    .filter((entry) => isOwn(entry, administrator) && entry.failure && !needsDecision(entry))
  return waiting.length > 0 || !navigator.onLine
}
