import { signOut, storeSession } from 'shared/auth'
import { hasStore } from 'shared/store/hasStore'
import { dismissToast, showToast, toastStore } from 'shared/toasts'

/** Ends the session, and with it the offers to undo; the shell's guard then shows the sign-in page. */
export function logOut() {
  dismissToasts()
  signOut()
  if (hasStore()) removeDrafts()
  showToast({
    kind: 'success',
    title: 'Logged out',
    description: 'You have been successfully logged out.',
  })
}

/**
 * Does what of that is left to do in this tab when another one has logged out. A session that the
 * store has ended is said on the sign-in page.
 * @returns ends the watch
 */
export function followLogOut() {
  async function onStorage({ key, newValue }: StorageEvent) {
    if (key !== 'auth' || newValue !== null) return
    dismissToasts()
    const session = await storeSession()?.catch(() => undefined)
    if (session?.hasEnded?.()) return
    showToast({
      kind: 'info',
      title: 'Logged out',
      description: 'You have logged out in another tab.',
    })
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function dismissToasts() {
  for (const { id } of toastStore.getSnapshot()) dismissToast(id)
}

/** They are this administrator's. The copies of what only administrators see go with the session. */
function removeDrafts() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('draft:')) localStorage.removeItem(key)
  }
}
