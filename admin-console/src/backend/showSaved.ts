import { authStore } from 'shared/auth'
import { isOwn, needsDecision } from 'shared/backend/outbox'
import { dismissToast, showToast, type Toast, toastStore } from 'shared/toasts'
import { administration, isStorageFull } from './administration'
import { backendTexts } from './backendTexts.content'

/** How many of the administrator's own changes were refused: to be asked before one is made. */
export const refusals = () => (backendTexts().onlyHere ? own().filter(needsDecision).length : 0)

/**
 * Says that a change was saved, for as long as that is so: of one that waits, that nobody else has it yet, and of
 * one that was refused, that it is not saved. It may have been refused by now, as when its form took a moment to
 * close: `refusedBefore` is what `refusals` answered before it was made.
 */
export function showSaved(toast: Toast, refusedBefore = refusals()) {
  // That nothing could be stored has been said by then.
  if (isStorageFull()) return
  const { onlyHere } = backendTexts()
  if (!onlyHere) return showToast(toast)
  const waiting: Toast = { ...toast, kind: 'info', description: onlyHere }
  const isRefused = () => refusals() > refusedBefore
  if (isRefused()) return showToast(refused)
  let said = waits() ? waiting : toast
  let id = showToast(said)
  const say = (next: Toast) => {
    if (next === said) return
    said = next
    dismissToast(id)
    id = showToast(next)
  }
  const stop = administration().outbox.subscribe(() => {
    if (isRefused() || !toastStore.getSnapshot().some((shown) => shown.id === id)) stop()
    else if (waits()) say(waiting)
    else if (unsaved().length === 0) say(toast)
    if (isRefused()) say(refused)
  })
}

const refused: Toast = {
  kind: 'destructive',
  title: 'Not saved',
  description: 'It needs a decision: see the top of the page.',
}

/** Whether a change made now has to wait, as those before it do. */
const waits = () => !navigator.onLine || unsaved().some(({ failure }) => failure)

/** The administrator's own changes that the backend does not have yet. */
const unsaved = () => own().filter((entry) => !needsDecision(entry))

function own() {
  const administrator = authStore.getState().user?.id
  return administration()
    .outbox.get()
    .filter((entry) => isOwn(entry, administrator))
}
