/**
 * Who is signed in. The one auth store of the page: the shell shares this module between the
 * remotes, so that signing in on the public site opens the console and signing out there shows in
 * the public header.
 *
 * On a site with a store, its sign-in decides (storeSession.ts, loaded where somebody is or wants to
 * be signed in). Without one, signing in is a demonstration in the browser; it protects nothing (see
 * the README).
 */
import { useSyncExternalStore } from 'react'
import { type Action, legacy_createStore as createStore } from 'redux'
import { type AdminUser, adminUserSchema } from '../entities/adminUser'
import { retry } from '../loading/retry'
import { storedValue } from '../persistence/storedValue'
import { reportWarning } from '../reporting/reports'
import { hasStore } from '../store/hasStore'
import { storedSessionSchema } from './session'
import type { StoreSession } from './storeSession'

export type { Tokens } from './session'

export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  /** Somebody has been signed in, but the store cannot be asked whether they still are. */
  | { status: 'unreachable'; user: null }
  | { status: 'signedIn'; user: AdminUser }

interface SessionChanged extends Action<'auth/sessionChanged'> {
  session: AuthState
}

const loading: AuthState = { status: 'loading', user: null }

function authReducer(state: AuthState | undefined, action: SessionChanged): AuthState {
  return action.type === 'auth/sessionChanged' ? action.session : (state ?? loading)
}

/** Creates an auth store in the state `loading`. The page has one instance, below. */
export function createAuth() {
  const store = createStore(authReducer)
  const stored = storedValue('auth', storedSessionSchema)

  const sessionChanged = (session: AuthState) =>
    store.dispatch({ type: 'auth/sessionChanged', session })

  const userChanged = (user: AdminUser | null) =>
    sessionChanged(user ? { status: 'signedIn', user } : { status: 'signedOut', user })

  function storeSession(): Promise<StoreSession> | null {
    if (!hasStore()) return null
    return retry({ limitMs: 6000, pausesMs: [300, 1000] }, () => import('./storeSession')).then(
      ({ createStoreSession }) => createStoreSession(stored, store.getState, sessionChanged),
    )
  }

  function restore() {
    const user = stored.read() ?? null
    const session = user && storeSession()
    if (!session) return userChanged(user)
    // The same user's is another tab's renewal of the tokens.
    if (store.getState().user?.id === user.id) return
    sessionChanged(loading)
    session.then(
      ({ restore }) => restore(),
      (error) => {
        reportWarning('shared', 'The sign-in of the store has not loaded', error)
        sessionChanged({ status: 'unreachable', user: null })
      },
    )
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
    if (tokens) storeSession()?.then(({ revoke }) => revoke(tokens))
  }

  return { store, restoreSession, signIn, signOut, storeSession }
}

const auth = createAuth()

/** Read it anywhere; change it through `restoreSession`, `signIn` and `signOut` only. */
export const authStore = auth.store

/**
 * Restores the session stored in the browser and follows sign-in and sign-out in other tabs.
 * The shell calls it once, before the first render; until then the state is `loading`, and on a site
 * with a store until that has confirmed the session.
 */
export const restoreSession = auth.restoreSession

/**
 * Signs this user in, here and in every tab; only in this page where nothing can be stored.
 * Throws when the user does not match its schema. For sites without a store.
 */
export const signIn = auth.signIn

/** Signs out, here and in every tab. */
export const signOut = auth.signOut

/** The sign-in of this site's store, loaded when first asked for; `null` where there is no store. */
export const storeSession = auth.storeSession

/**
 * What an administrator's request to the store carries, renewed when it is about to end. `null` when
 * nobody is signed in or there is no store. Rejects when it cannot be renewed now.
 * @param refused the token that the store has just refused, to get another one
 * @param administrator whose token it must be, by id: `null` where another one is signed in
 */
export const accessToken = async (
  refused?: string,
  administrator?: string,
): Promise<string | null> => (await storeSession())?.accessToken(refused, administrator) ?? null

/** The auth state; `loading` on a server and while the page hydrates. */
export function useAuth(): AuthState {
  return useSyncExternalStore(authStore.subscribe, authStore.getState, () => loading)
}
