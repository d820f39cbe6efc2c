import { signOut } from 'shared/auth'
import { dismissToast, showToast, toastStore } from 'shared/toasts'

/** Ends the session, and with it the offers to undo; the shell's guard then shows the sign-in page. */
export function logOut() {
  for (const { id } of toastStore.getSnapshot()) dismissToast(id)
  signOut()
  showToast({
    kind: 'success',
    title: 'Logged out',
    description: 'You have been successfully logged out.',
  })
}
