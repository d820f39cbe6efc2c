import { signOut } from 'shared/auth'
import { hasStore } from 'shared/store/hasStore'
import { dismissToast, showToast, toastStore } from 'shared/toasts'

/** Ends the session, and with it the offers to undo; the shell's guard then shows the sign-in page. */
export function logOut() {
  for (const { id } of toastStore.getSnapshot()) dismissToast(id)
  signOut()
  if (hasStore()) removeDrafts()
  showToast({
    kind: 'success',
    title: 'Logged out',
    description: 'You have been successfully logged out.',
  })
}

/** They are this administrator's. The copies of what only administrators see go with the session. */
function removeDrafts() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('draft:')) localStorage.removeItem(key)
  }
}
