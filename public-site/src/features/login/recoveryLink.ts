import type { Tokens } from 'shared/auth'
import * as z from 'shared/schema'

/** What a link in an email of the backend brings: tokens, or the word that it has expired. */
export type RecoveryLink = Tokens | 'expired'

// Sent to people who have forgotten their password, or who are invited and have none yet.
const fragmentSchema = z.object({
  type: z.enum(['recovery', 'invite']),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.string().check(z.regex(/^\d+$/)),
})

/** Reads the URL's fragment, which no server gets to see; `null` where there is no such link. */
export function recoveryLink(hash: string): RecoveryLink | null {
  const fields = Object.fromEntries(new URLSearchParams(hash.slice(1)))
  const { data } = fragmentSchema.safeParse(fields)
  if (data) {
    return {
      accessToken: data.access_token,
      refreshToken: data.refresh_token,
      expiresAt: Date.now() + Number(data.expires_in) * 1000,
    }
  }
  return 'error_code' in fields ? 'expired' : null
}
