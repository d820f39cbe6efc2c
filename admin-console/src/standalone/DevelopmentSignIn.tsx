import { signIn, useAuth } from 'shared/auth'
import { returnPath } from 'shared/return-path'
import { Navigate, useLocation } from 'shared/router'

const demoAdministrator = {
  id: 'demo',
  name: 'Demo administrator',
  email: 'admin@islandcare.example',
  role: 'admin',
} as const

/** Stands in for the public site's /login while this remote runs standalone. */
export function DevelopmentSignIn() {
  const { status } = useAuth()
  const location = useLocation()
  if (status === 'signedIn') return <Navigate to={returnPath(location.state)} replace />
  return (
    <main>
      <h1>Console, running standalone</h1>
      <p>The real sign-in page belongs to the public site.</p>
      <button type="button" onClick={() => signIn(demoAdministrator)}>
        Sign in as the demo administrator
      </button>
    </main>
  )
}
