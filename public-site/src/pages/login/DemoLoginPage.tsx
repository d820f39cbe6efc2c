import { DemoLogin } from '../../features/login/DemoLogin'
import { SignInForm } from '../../features/login/SignInForm'
import { LoginCard } from './LoginCard'
import { useProceed } from './useProceed'

export const description =
  'Sign in to this demonstration to manage its programs, events, news, figures and donations.'
export const noIndex = true

/** The sign-in of the demonstration, where "Forgot password?" leads nowhere, as specified. */
export function DemoLoginPage() {
  const proceed = useProceed()
  return (
    <LoginCard title="Admin Sign In" note={<DemoLogin />}>
      <SignInForm delayMs={1000} onSignedIn={proceed} />
    </LoginCard>
  )
}
