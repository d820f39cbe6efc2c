import { useEffect } from 'react'
import { authStore } from 'shared/auth'
import { returnPath } from 'shared/return-path'
import { useLocation, useNavigate } from 'shared/router'
import { DemoLogin } from '../../features/login/DemoLogin'
import { LoginForm } from '../../features/login/LoginForm'
import { LoginCard } from './LoginCard'

export const description =
  'Sign-in for the administrator of this demonstration, who manages its programs, events, news, figures and donations.'

/** The sign-in of the demonstration, on a site without a store. */
export function LoginPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  useSkipWhenSignedIn()

  return (
    <LoginCard title="Admin Sign In" note={<DemoLogin />}>
      <LoginForm onSignedIn={() => navigate(returnPath(state), { replace: true })} />
    </LoginCard>
  )
}

/** Checked only when the page opens: the form redirects by itself after signing in. */
function useSkipWhenSignedIn() {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page opens
  useEffect(() => {
    if (authStore.getState().status === 'signedIn') navigate('/admin', { replace: true })
  }, [])
}
