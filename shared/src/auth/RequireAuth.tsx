import type { ReactNode } from 'react'
import { useAuth } from 'shared/auth'
import { Navigate, useLocation } from 'shared/router'

interface RequireAuthProps {
  /** Shown while it is not known yet whether somebody is signed in. */
  loading: ReactNode
  children: ReactNode
}

/** Lets a signed-in administrator through and sends anybody else to /login, from where they return. */
export function RequireAuth({ loading, children }: RequireAuthProps) {
  const { status } = useAuth()
  const location = useLocation()
  if (status === 'loading') return loading
  if (status === 'signedOut') return <Navigate to="/login" replace state={{ from: location }} />
  return children
}
