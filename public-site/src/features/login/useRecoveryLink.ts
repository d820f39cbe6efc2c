import { useEffect, useState } from 'react'
import type { Tokens } from 'shared/auth'
import { useLocation, useNavigate } from 'shared/router'
import * as z from 'shared/schema'
import { useHydrated } from '../../browser/useHydrated'

/** What a link in an email of the backend brings: tokens, or the word that it has expired. */
type RecoveryLink = Tokens | 'expired'

// Sent to people who have forgotten their password, or who are invited and have none yet.
const fragmentSchema = z.object({
  type: z.enum(['recovery', 'invite']),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.string().check(z.regex(/^\d+$/)),
})

/** Reads the link in the URL, and removes it from the URL and from the history at once. */
export function useRecoveryLink() {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const { hash, pathname, state } = useLocation()
  const [link, setLink] = useState<RecoveryLink | null>(null)
  const arriving = hydrated ? recoveryLink(hash) : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the fragment changes
  useEffect(() => {
    if (!arriving) return
    setLink(arriving)
    navigate(pathname, { replace: true, state })
  }, [hash, hydrated])

  return { link: arriving ?? link, setLink }
}

/** Reads the URL's fragment, which no server gets to see; `null` where there is no such link. */
function recoveryLink(hash: string): RecoveryLink | null {
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
