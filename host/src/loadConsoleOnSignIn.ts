import { authStore } from 'shared/auth'
import { loadAhead } from './remotes/RemoteApp'

/**
 * Loads the console as soon as somebody has signed in on the sign-in page, which says so for a second
 * before it leads there. Nobody else gets a byte of it.
 */
export function loadConsoleOnSignIn() {
  authStore.subscribe(() => {
    const { status } = authStore.getState()
    if (status === 'signedIn' && location.pathname === '/login') loadAhead('admin-console')
  })
}
