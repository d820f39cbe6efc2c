/**
 * Sessions that the database confirms. The browser keeps the tokens; whether they are worth anything
 * is the database's to say. Why this is not @supabase/auth-js: docs/decisions/0011.
 */
import { type Auth, auth } from 'shared/auth'
import { BackendError, type ResetOutcome, type SignInOutcome } from 'shared/backend'
import { reportWarning } from 'shared/reporting'
import * as z from 'shared/schema'
import type { AdminUser, Tokens } from '../../../entities/session'
import { storedValue } from '../../../persistence/storedValue'
import { createAccessTokens } from './accessTokens'
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

/** Whether the last session of this browser was ended by the database: it has expired, or been revoked. */
const ended = storedValue('auth.ended', z.boolean())

/** The same, known in this tab alone: it could not be stored. */
let endedUnsaved = false

/**
 * Who is registered for an event, as `door/doorCopy.ts` keeps it. Removed from here too: no console may be open.
 * Not with that module, whose file a first page would have to name.
 */
const doorLists = storedValue('doorLists', z.array(z.looseObject({})))

/** Of this tab's auth store. */
export function createSupabaseSession({ store, stored, userChanged }: Auth) {
  /**
   * What an administrator's request carries, renewed when it is about to end. `null` when nobody is
   * signed in. Rejects when it cannot be renewed now.
   */
  const accessToken = createAccessTokens(stored, end)

  function sessionBegins(user: AdminUser) {
    ended.remove()
    endedUnsaved = false
    userChanged(user)
  }

  /** Ends the session, unless it has been replaced by another one. */
  function end(token: string) {
    if (stored.read()?.tokens?.accessToken !== token) return
    // First: another tab asks for it as soon as the session is gone.
    const saved = ended.write(true)
    stored.remove()
    doorLists.remove()
    // A full storage has the room that the session took.
    endedUnsaved = !saved && !ended.write(true)
    userChanged(null)
  }

  /** Signs in the user of the stored session, if the database confirms it. */
  async function confirmSession(): Promise<void> {
    const user = await confirm()
    // Somebody may have signed in or out meanwhile.
    if (store.getState().status !== 'loading') return
    if (user) sessionBegins(user)
    else userChanged(null)
  }

  /** The user whom the database confirms for this session; an invalid session is removed. */
  async function confirm(refused?: string): Promise<AdminUser | null> {
    const token = await accessToken(refused)
    if (!token) {
      // It may be the demonstration's, from before the site had a database.
      if (!stored.read()?.tokens) stored.remove()
      return null
    }
    try {
      const user = await requestAdministrator(token)
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

  /** The name in the browser is the one that the database knows. */
  function keepUser(user: AdminUser, token: string) {
    const tokens = stored.read()?.tokens
    if (tokens?.accessToken === token) stored.write({ ...user, tokens })
  }

  async function signIn(email: string, password: string): Promise<SignInOutcome> {
    try {
      return await begin(await requestSignIn(email, password))
    } catch (error) {
      if (isRefusal(error)) return 'refused'
      if (isTooMany(error)) return 'tooMany'
      throw error
    }
  }

  async function begin(tokens: Tokens): Promise<'signedIn' | 'refused'> {
    const user = await requestAdministrator(tokens.accessToken)
    if (!user) {
      void revoke(tokens)
      return 'refused'
    }
    if (!stored.write({ ...user, tokens })) throw new Error('The session could not be stored')
    sessionBegins(user)
    return 'signedIn'
  }

  async function revoke(tokens: Tokens): Promise<void> {
    try {
      await requestSignOut(tokens.accessToken).catch(async (error) => {
        if (!isRefusal(error)) throw error
        // The access token has expired, but the refresh token has not.
        await requestSignOut((await requestRenewal(tokens)).accessToken)
      })
    } catch (error) {
      if (isRefusal(error)) return
      reportWarning('shared', 'Signed out here, but the database could not be told', error)
    }
  }

  /** Ends alike whether or not the database knows the address, or says so too often. */
  async function requestPasswordReset(email: string, redirectTo: string): Promise<void> {
    try {
      await requestRecovery(email, redirectTo)
    } catch (error) {
      if (!isRefusal(error) && !isTooMany(error)) throw error
    }
  }

  async function resetPassword(tokens: Tokens, password: string): Promise<ResetOutcome> {
    try {
      await requestNewPassword(tokens.accessToken, password)
    } catch (error) {
      if (isTooMany(error)) return 'tooMany'
      if (!isRefusal(error)) throw error
      if (error.failure !== 'refused') return 'expired'
      // An attempt before this one has set it, and its answer was lost.
      if (errorCode(error) !== 'same_password') return 'weak'
    }
    return begin(tokens)
  }

  return {
    accessToken,
    confirmSession,
    signIn,
    revoke,
    hasEnded: () => endedUnsaved || (ended.read() ?? false),
    requestPasswordReset,
    resetPassword,
  }
}

/** The page's one session at the database. */
export const session = createSupabaseSession(auth)

const isTooMany = (error: unknown) => error instanceof BackendError && error.status === 429
