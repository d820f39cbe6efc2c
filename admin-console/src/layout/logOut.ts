import { signOut } from 'shared/auth'
import { backend } from 'shared/backend'
import { dismissToast, showToast, toastStore } from 'shared/toasts'
import { administration } from '../backend/administration'

/** Ends the session, and with it the offers to undo; the shell's guard then shows the sign-in page. */
export function logOut() {
  dismissToasts()
  signOut()
  administration().leave()
  showToast({
    kind: 'success',
    title: 'Logged out',
    description: 'You have been successfully logged out.',
  })
}

/**
 * Ends the offers to undo here too when another tab has logged out, and says so. That the backend has
 * ended a session is said on the sign-in page.
 * @returns ends the watch
 */
export function followLogOut() {
  async function onStorage({ key, newValue }: StorageEvent) {
    if (key !== 'auth' || newValue !== null) return
    dismissToasts()
    const session = await backend()
      .session()
      .catch(() => undefined)
    if (session?.hasEnded()) return
    showToast({
      kind: 'info',
      title: 'Logged out',
      description: 'You logged out in another tab.',
    })
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function dismissToasts() {
  for (const { id } of toastStore.getSnapshot()) dismissToast(id)
}
