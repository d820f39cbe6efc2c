import { useEffect, useRef } from 'react'
import { useAuth } from 'shared/auth'

/**
 * Redirects a visitor who is signed in already, once the store has confirmed it. Only once: the form
 * redirects by itself after signing in.
 */
export function useRedirectIfSignedIn(skip: () => void, enabled: boolean) {
  const { status } = useAuth()
  const settled = useRef(false)
  useEffect(() => {
    if (settled.current || status === 'loading' || !enabled) return
    settled.current = true
    if (status === 'signedIn') skip()
  }, [status, enabled, skip])
}
