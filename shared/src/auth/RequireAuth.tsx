import { type ReactNode, useEffect, useRef } from 'react'
import { useAuth } from 'shared/auth'
import { Navigate, useLocation } from 'shared/router'

interface RequireAuthProps {
  /** `false` for what anybody may see. It is rendered at the same place of the tree as the rest. */
  required?: boolean
  /** Shown while it is not known yet whether somebody is signed in, and on the way to /login. */
  loading: ReactNode
  children: ReactNode
}

/**
 * Lets a signed-in administrator through and sends anybody else to /login, from where they return.
 * Who signs out keeps seeing the page that was open until the sign-in page has loaded.
 */
export function RequireAuth({ required = true, loading, children }: RequireAuthProps) {
  const { status } = useAuth()
  const location = useLocation()
  const shown = useRef(false)

  useEffect(() => {
    if (status === 'signedIn' || !required) shown.current = required
  }, [status, required])

  const leaving = required && status === 'signedOut'
  return (
    <>
      {leaving && <Navigate to="/login" replace state={{ from: location }} />}
      {!required || status === 'signedIn' || (leaving && shown.current) ? children : loading}
    </>
  )
}
