/**
 * Who is signed in. The one auth store of the page: the shell shares this module between the
 * remotes, so that signing in on the public site opens the console and signing out there shows in
 * the public header. The backend signs in and says whether a session still holds; this keeps it.
 */
import { useSyncExternalStore } from 'react'
import { type Action, legacy_createStore as createStore } from 'redux'
import { backend } from 'shared/backend'
import { reportWarning } from 'shared/reporting'
import { type AdminUser, adminUserSchema, storedSessionSchema } from '../entities/session'
import { storedValue } from '../persistence/storedValue'

export type { Tokens } from '../entities/session'

export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  /** Somebody has been signed in, but the backend cannot be asked whether they still are. */
  | { status: 'unreachable'; user: null }
  | { status: 'signedIn'; user: AdminUser }

interface SessionChanged extends Action<'auth/sessionChanged'> {
  session: AuthState
}

const loading: AuthState = { status: 'loading', user: null }

const authReducer = (state: AuthState = loading, { type, session }: SessionChanged): AuthState =>
  type === 'auth/sessionChanged' ? session : state

/**
 * Creates an auth store in the state `loading`. The page has one instance, below.
 * @param currentBackend says whether a session still holds
 */
export function createAuth(currentBackend = backend) {
  const store = createStore(authReducer)
  const stored = storedValue('auth', storedSessionSchema)

  const sessionChanged = (session: AuthState) =>
    store.dispatch({ type: 'auth/sessionChanged', session })

  const userChanged = (user: AdminUser | null) =>
    sessionChanged(user ? { status: 'signedIn', user } : { status: 'signedOut', user })

  function restore() {
    const user = stored.read() ?? null
    // The same user's is another tab's renewal of the tokens.
    if (user && store.getState().user?.id === user.id) return
    const confirming = user && currentBackend().confirmSession()
    if (!confirming) return userChanged(user)
    sessionChanged(loading)
    confirming.catch((error) => {
      reportWarning('shared', 'Nobody can be asked who is signed in', error)
      if (store.getState().status === 'loading') {
        sessionChanged({ status: 'unreachable', user: null })
      }
    })
  }

  function restoreSession() {
    restore()
    stored.onExternalChange(restore)
  }

  function signIn(user: AdminUser) {
    // Parsing drops what is not part of a user, above all a password.
    const parsed = adminUserSchema.parse(user)
    stored.write(parsed)
    userChanged(parsed)
  }

  function signOut() {
    const tokens = stored.read()?.tokens
    stored.remove()
    userChanged(null)
    if (!tokens) return
    currentBackend()
      .session()
      .then(({ revoke }) => revoke(tokens))
      .catch((error) => reportWarning('shared', 'Signed out here, but nobody could be told', error))
  }

  return { store, stored, sessionChanged, userChanged, restoreSession, signIn, signOut }
}

/** For backends, which say who is signed in. Anybody else reads and calls what follows. */
export const auth = createAuth()
export type Auth = typeof auth

/** Read it anywhere; change it through `restoreSession`, `signIn` and `signOut` only. */
export const authStore = auth.store

/**
 * Restores the session stored in the browser and follows sign-in and sign-out in other tabs.
 * The shell calls it once, before the first render; until then the state is `loading`, and with a
 * backend that confirms sessions until that has done so.
 */
export const restoreSession = auth.restoreSession

/**
 * Signs this user in, here and in every tab; only in this page where nothing can be stored.
 * Throws when the user does not match its schema. For backends whose sessions have no tokens.
 */
export const signIn = auth.signIn

/** Signs out, here and in every tab. */
export const signOut = auth.signOut

/** The auth state; `loading` on a server and while the page hydrates. */
export function useAuth(): AuthState {
  return useSyncExternalStore(authStore.subscribe, authStore.getState, () => loading)
}
