import { type ReactNode, useEffect, useRef } from 'react'
import { useAuth } from 'shared/auth'
import { Navigate, useLocation } from 'shared/router'

interface RequireAuthProps {
  /** `false` for public pages, which render at the same place of the tree. */
  required?: boolean
  /** Shown until the session is restored, and during the redirect to /login. */
  loading: ReactNode
  /** Shown while the database cannot be asked whether somebody is still signed in. */
  unreachable?: ReactNode
  children: ReactNode
}

/**
 * Renders its children for a signed-in administrator and redirects anybody else to /login, which
 * redirects back. After signing out, the open page stays until the sign-in page has loaded.
 */
export function RequireAuth({
  required = true,
  loading,
  unreachable = loading,
  children,
}: RequireAuthProps) {
  const { status } = useAuth()
  const location = useLocation()
  const shown = useRef(false)

  useEffect(() => {
    if (status === 'signedIn' || !required) shown.current = required
    // Somebody else may be at the screen when a page comes back from the back/forward cache.
    const forget = () => {
      shown.current = false
    }
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  })

  const leaving = required && status === 'signedOut'
  if (required && status === 'unreachable') return unreachable
  return (
    <>
      {leaving && <Navigate to="/login" replace state={{ from: location }} />}
      {!required || status === 'signedIn' || (leaving && shown.current) ? children : loading}
    </>
  )
}
