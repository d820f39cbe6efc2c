/**
 * Sessions of a site with a store. The browser keeps the tokens; whether they are worth anything is
 * the store's to say. Why this is not @supabase/auth-js: docs/decisions/0011.
 */
import * as z from 'shared/schema'
import type { AdminUser } from '../entities/adminUser'
import { type StoredValue, storedValue } from '../persistence/storedValue'
import { reportWarning } from '../reporting/reports'
import { storeConfig } from '../store/storeConfig'
import { StoreError } from '../store/storeRequest'
import { createAccessTokens } from './accessTokens'
import type { AuthState } from './auth'
import {
  errorCode,
  isRefusal,
  requestAdministrator,
  requestNewPassword,
  requestRecovery,
  requestRenewal,
  requestSignIn,
  requestSignOut,
} from './authRequests'
import type { StoredSession, Tokens } from './session'

/** How an attempt to sign in ended. It rejects when the store cannot be asked. */
export type SignInOutcome = 'signedIn' | 'refused' | 'tooMany'

/** How setting a new password ended: the link may be too old, or the password too simple. */
export type ResetOutcome = SignInOutcome | 'expired' | 'weak'

export type StoreSession = ReturnType<typeof createStoreSession>

/** Whether the last session of this browser was ended by the store: it has expired, or been revoked. */
const ended = storedValue('auth.ended', z.boolean())

/** The same, known in this tab alone: it could not be stored. */
let endedUnsaved = false

/** @param stored what this browser keeps of the session */
export function createStoreSession(
  stored: StoredValue<StoredSession>,
  currentState: () => AuthState,
  sessionChanged: (session: AuthState) => void,
) {
  const config = storeConfig()
  if (!config) throw new Error('The document names a store that cannot be read')
  const store = config

  const accessToken = createAccessTokens(store, stored, end)

  function userChanged(user: AdminUser | null) {
    if (user) {
      ended.remove()
      endedUnsaved = false
    }
    sessionChanged(user ? { status: 'signedIn', user } : { status: 'signedOut', user })
  }

  const hasEnded = () => endedUnsaved || (ended.read() ?? false)

  /** Does nothing where somebody has signed in or out meanwhile. */
  const isAwaited = () => currentState().status === 'loading'

  /** Signs in the user of the stored session, if the store confirms it. */
  async function restore(): Promise<void> {
    try {
      const user = await confirm()
      if (isAwaited()) userChanged(user)
    } catch (error) {
      reportWarning('shared', 'The store cannot be asked who is signed in', error)
      if (isAwaited()) sessionChanged({ status: 'unreachable', user: null })
    }
  }

  /** Ends the session, unless it has been replaced by another one. */
  function end(token: string) {
    if (stored.read()?.tokens?.accessToken !== token) return
    // First: another tab asks for it as soon as the session is gone.
    const saved = ended.write(true)
    stored.remove()
    // A full storage has the room that the session took.
    endedUnsaved = !saved && !ended.write(true)
    userChanged(null)
  }

  /** The user whom the store confirms for this session; an invalid session is removed. */
  async function confirm(refused?: string): Promise<AdminUser | null> {
    const token = await accessToken(refused)
    if (!token) {
      // It may be the demonstration's, from before the site had a store.
      if (!stored.read()?.tokens) stored.remove()
      return null
    }
    try {
      const user = await requestAdministrator(store, token)
      if (!user) end(token)
      else keepUser(user, token)
      return user
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (!refused) return confirm(token)
      end(token)
      return null
    }
  }

  /** The name in the browser is the one that the store knows. */
  function keepUser(user: AdminUser, token: string) {
    const tokens = stored.read()?.tokens
    if (tokens?.accessToken === token) stored.write({ ...user, tokens })
  }

  async function signIn(email: string, password: string): Promise<SignInOutcome> {
    try {
      return await begin(await requestSignIn(store, email, password))
    } catch (error) {
      if (isRefusal(error)) return 'refused'
      if (isTooMany(error)) return 'tooMany'
      throw error
    }
  }

  async function begin(tokens: Tokens): Promise<'signedIn' | 'refused'> {
    const user = await requestAdministrator(store, tokens.accessToken)
    if (!user) {
      revoke(tokens)
      return 'refused'
    }
    if (!stored.write({ ...user, tokens })) throw new Error('The session could not be stored')
    userChanged(user)
    return 'signedIn'
  }

  /** Ends these tokens at the store; the browser has forgotten them. */
  async function revoke(tokens: Tokens): Promise<void> {
    try {
      await requestSignOut(store, tokens.accessToken).catch(async (error) => {
        if (!isRefusal(error)) throw error
        // The access token has expired, but the refresh token has not.
        await requestSignOut(store, (await requestRenewal(store, tokens)).accessToken)
      })
    } catch (error) {
      if (isRefusal(error)) return
      reportWarning('shared', 'Signed out here, but the store could not be told', error)
    }
  }

  /** Has a link sent. Ends alike whether or not the store knows the address, or says so too often. */
  async function requestPasswordReset(email: string, redirectTo: string): Promise<void> {
    try {
      await requestRecovery(store, email, redirectTo)
    } catch (error) {
      if (!isRefusal(error) && !isTooMany(error)) throw error
    }
  }

  /** Sets a new password with the tokens of such a link, and signs in. */
  async function resetPassword(tokens: Tokens, password: string): Promise<ResetOutcome> {
    try {
      await requestNewPassword(store, tokens.accessToken, password)
    } catch (error) {
      if (isTooMany(error)) return 'tooMany'
      if (!isRefusal(error)) throw error
      if (error.failure !== 'refused') return 'expired'
      // An attempt before this one has set it, and its answer was lost.
      if (errorCode(error) !== 'same_password') return 'weak'
    }
    return begin(tokens)
  }

  return { restore, accessToken, hasEnded, signIn, revoke, requestPasswordReset, resetPassword }
}

const isTooMany = (error: unknown) => error instanceof StoreError && error.status === 429
