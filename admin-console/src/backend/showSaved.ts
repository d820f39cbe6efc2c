import { authStore } from 'shared/auth'
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
  const { user } = authStore.getState()
  const hasWaiting = administration()
    .outbox.get()
    .some(
      ({ owner, failure }) =>
        owner.id === user?.id && ['unavailable', 'signedOut'].includes(failure?.reason ?? ''),
    )
  return hasWaiting || !navigator.onLine
}
