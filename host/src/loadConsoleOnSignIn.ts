import { authStore } from 'shared/auth'
import { backend } from 'shared/backend'
import { loadAhead } from './remotes/RemoteApp'

/**
 * Loads the console, and what the backend does for it, as soon as somebody has signed in on the sign-in
 * page, which says so for a second before it leads there. Nobody else gets a byte of it.
 */
export function loadConsoleOnSignIn() {
  authStore.subscribe(() => {
    const { status } = authStore.getState()
    if (status !== 'signedIn' || location.pathname !== '/login') return
    loadAhead('admin-console')
    // Whoever needs it asks again, and says what is wrong.
    backend()
      .administration()
      .catch(() => {})
  })
}
