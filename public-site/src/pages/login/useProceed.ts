import { useEffect, useRef } from 'react'
import { useAuth } from 'shared/auth'
import { returnPath } from 'shared/return-path'
import { useLocation, useNavigate } from 'shared/router'

/**
 * Leads to the page that the visitor wanted: by itself where they are signed in already, once that is
 * known. Only once: the form does so after signing in.
 */
export function useProceed(mayRedirect = true) {
  const { status } = useAuth()
  const { state } = useLocation()
  const navigate = useNavigate()
  const settled = useRef(false)
  const proceed = () => navigate(returnPath(state), { replace: true })

  useEffect(() => {
    if (settled.current || status === 'loading' || !mayRedirect) return
    settled.current = true
    if (status === 'signedIn') proceed()
  })
  return proceed
}
