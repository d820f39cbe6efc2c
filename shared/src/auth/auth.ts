/**
 * Who is signed in. The one auth store of the page: the shell shares this module between the
 * remotes, so that signing in on the public site opens the console and signing out there shows in
 * the public header.
 *
 * Signing in is a demonstration in the browser; it protects nothing (see the README).
 */
import { useSyncExternalStore } from 'react'
import { type Action, legacy_createStore as createStore } from 'redux'
import { type AdminUser, adminUserSchema } from '../entities/adminUser'
import { storedValue } from '../persistence/storedValue'

export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: AdminUser }

interface SessionChanged extends Action<'auth/sessionChanged'> {
  user: AdminUser | null
}

const loading: AuthState = { status: 'loading', user: null }

function authReducer(state: AuthState | undefined, action: SessionChanged): AuthState {
  if (action.type !== 'auth/sessionChanged') return state ?? loading
  return action.user
    ? { status: 'signedIn', user: action.user }
    : { status: 'signedOut', user: null }
}

/** Creates an auth store in the state `loading`. The page has one instance, below. */
export function createAuth() {
  const store = createStore(authReducer)
  const storedSession = storedValue('auth', adminUserSchema)

  const sessionChanged = (user: AdminUser | null) =>
    store.dispatch({ type: 'auth/sessionChanged', user })

  function restoreSession() {
    const restore = () => sessionChanged(storedSession.read() ?? null)
    restore()
    storedSession.onExternalChange(restore)
  }

  function signIn(user: AdminUser) {
    // Parsing drops what is not part of a user, above all a password.
    const parsed = adminUserSchema.parse(user)
    storedSession.write(parsed)
    sessionChanged(parsed)
  }

  function signOut() {
    storedSession.remove()
    sessionChanged(null)
  }

  return { store, restoreSession, signIn, signOut }
}

const auth = createAuth()

/** Read it anywhere; change it through `restoreSession`, `signIn` and `signOut` only. */
export const authStore = auth.store

/**
 * Restores the session stored in the browser and follows sign-in and sign-out in other tabs.
 * The shell calls it once, before the first render; until then the state is `loading`.
 */
export const restoreSession = auth.restoreSession

/**
 * Signs this user in, here and in every tab; only in this page where nothing can be stored.
 * Throws when the user does not match its schema.
 */
export const signIn = auth.signIn

/** Signs out, here and in every tab. */
export const signOut = auth.signOut

/** The auth state; `loading` on a server and while the page hydrates. */
export function useAuth(): AuthState {
  return useSyncExternalStore(authStore.subscribe, authStore.getState, () => loading)
}
