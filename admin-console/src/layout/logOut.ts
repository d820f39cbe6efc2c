import { signOut } from 'shared/auth'
import { showToast } from 'shared/toasts'

/** Ends the session; the shell's guard then shows the sign-in page. */
export function logOut() {
  signOut()
  showToast({
    kind: 'success',
    title: 'Logged out',
    description: 'You have been successfully logged out.',
  })
}
