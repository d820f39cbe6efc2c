import { useEffect, useRef } from 'react'
import { useAuth } from 'shared/auth'

/**
 * Skips the page for whom the store confirms to be signed in already. Only once: the form redirects
 * by itself after signing in.
 */
export function useSkipOnceConfirmed(skip: () => void, enabled: boolean) {
  const { status } = useAuth()
  const settled = useRef(false)
  useEffect(() => {
    if (settled.current || status === 'loading' || !enabled) return
    settled.current = true
    if (status === 'signedIn') skip()
  }, [status, enabled, skip])
}
