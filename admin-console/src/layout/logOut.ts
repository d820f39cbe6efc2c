import { signOut } from 'shared/auth'
import { hasStore } from 'shared/store/hasStore'
import { dismissToast, showToast, toastStore } from 'shared/toasts'
import { hasUnsentChanges } from '../outbox/changeCollection'

/** Ends the session, and with it the offers to undo; the shell's guard then shows the sign-in page. */
export function logOut() {
  for (const { id } of toastStore.getSnapshot()) dismissToast(id)
  signOut()
  if (hasStore() && !hasUnsentChanges()) removeDrafts()
  showToast({
    kind: 'success',
    title: 'Logged out',
    description: 'You have been successfully logged out.',
  })
}

/** They may hold donors' names. The copies of what only administrators see go with the session. */
function removeDrafts() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('draft:')) localStorage.removeItem(key)
  }
}
