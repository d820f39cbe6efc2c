import { authStore } from 'shared/auth'
import { isOwn, needsDecision } from 'shared/backend/outbox'
import { dismissToast, showToast, type Toast, toastStore } from 'shared/toasts'
import { administration, isStorageFull } from './administration'
import { backendTexts } from './backendTexts.content'

/**
 * Says that a change was saved, and of one that waits for the connection, that nobody else has it yet, for as
 * long as that is so.
 */
export function showSaved(toast: Toast) {
  // That nothing could be stored has been said by then.
  if (isStorageFull()) return
  const { onlyHere } = backendTexts()
  if (!onlyHere || !waits()) return showToast(toast)
  const id = showToast({ ...toast, kind: 'info', description: onlyHere })
  const stop = administration().outbox.subscribe(() => {
    if (!navigator.onLine || unsaved().length > 0) return
    stop()
    if (!toastStore.getSnapshot().some((shown) => shown.id === id)) return
    dismissToast(id)
    showToast(toast)
  })
}

/** Whether a change made now has to wait, as those before it do. */
const waits = () => !navigator.onLine || unsaved().some(({ failure }) => failure)

/** The administrator's own changes that the backend does not have yet. */
function unsaved() {
  const administrator = authStore.getState().user?.id
  return administration()
    .outbox.get()
    .filter((entry) => isOwn(entry, administrator) && !needsDecision(entry))
}
