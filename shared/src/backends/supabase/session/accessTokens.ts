import type { StoredSession } from '../../../entities/session'
import type { StoredValue } from '../../../persistence/storedValue'
import { withLock } from '../../../persistence/withLock'
import { isRefusal, requestRenewal } from './authRequests'

/** A token that expires sooner than this is renewed before it is used. */
const marginMs = 60_000

/**
 * The access token of the stored session, renewed in time. One tab at a time renews, because a
 * refresh token is good for one use; the others find the new one in the storage.
 * @param end called when the database refuses to renew the session of this token
 */
export function createAccessTokens(
  stored: StoredValue<StoredSession>,
  end: (token: string) => void,
) {
  const storedTokens = () => stored.read()?.tokens

  /**
   * `null` without a session of this administrator. Rejects when the database cannot be asked.
   * @param refused the token that the database has just refused, to get another one
   * @param administrator whose token it must be, by id
   */
  return async function accessToken(refused?: string, administrator?: string) {
    const tokens = storedTokens()
    if (!tokens) return null
    // Where the clock was set meanwhile, the database refuses the token and we are asked for another.
    const isUsable = tokens.accessToken !== refused && tokens.expiresAt - Date.now() > marginMs
    const token = isUsable
      ? tokens.accessToken
      : await withLock('auth', () => renew(tokens.accessToken))
    return administrator && stored.read()?.id !== administrator ? null : token
  }

  async function renew(spent: string): Promise<string | null> {
    const tokens = storedTokens()
    if (tokens?.accessToken !== spent) return tokens?.accessToken ?? null
    const renewed = await requestRenewal(tokens).catch((error) => {
      if (isRefusal(error)) return null
      throw error
    })
    const session = stored.read()
    // Somebody has signed out, or in, while the database was asked.
    if (session?.tokens?.accessToken !== spent) return session?.tokens?.accessToken ?? null
    if (renewed) stored.write({ ...session, tokens: renewed })
    else end(spent)
    return renewed?.accessToken ?? null
  }
}
