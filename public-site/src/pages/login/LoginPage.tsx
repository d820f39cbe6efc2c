import { useEffect, useState } from 'react'
import { backend } from 'shared/backend'
import { useLocation } from 'shared/router'
import { NewPasswordForm } from '../../features/login/NewPasswordForm'
import { PasswordResetForm } from '../../features/login/PasswordResetForm'
import { SignInForm } from '../../features/login/SignInForm'
import { useRecoveryLink } from '../../features/login/useRecoveryLink'
import { LoginCard } from './LoginCard'
import { useProceed } from './useProceed'

export const description = 'Sign in to manage the site, or reset a forgotten password.'
export const noIndex = true

/** The sign-in of administrators with passwords of their own, and the way back in without one. */
export function LoginPage() {
  const { state } = useLocation()
  const { link, setLink } = useRecoveryLink()
  const sessionHasEnded = useSessionHasEnded(state !== null)
  const [forgottenBy, setForgottenBy] = useState<string>()
  const proceed = useProceed(link === null)

  if (link && link !== 'expired') {
    return (
      <LoginCard title="Set a New Password">
        <NewPasswordForm tokens={link} onSignedIn={proceed} onExpired={() => setLink('expired')} />
      </LoginCard>
    )
  }
  if (link || forgottenBy !== undefined) {
    return (
      <LoginCard title="Forgot Password">
        <PasswordResetForm
          email={forgottenBy ?? ''}
          linkExpired={link === 'expired'}
          onBack={() => {
            setLink(null)
            setForgottenBy(undefined)
          }}
        />
      </LoginCard>
    )
  }
  return (
    <LoginCard title="Admin Sign In">
      {sessionHasEnded && (
        <p role="status">Your session has ended. Sign in again to pick up where you left off.</p>
      )}
      <SignInForm onSignedIn={proceed} onForgotPassword={setForgottenBy} />
    </LoginCard>
  )
}

/** Whether a visitor whom the guard has led here was signed in until the backend ended the session. */
function useSessionHasEnded(guarded: boolean) {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    if (!guarded) return
    backend()
      .session()
      .then(
        ({ hasEnded }) => setEnded(hasEnded()),
        // The form says so as soon as somebody signs in; where it was not loaded, it has ended nothing.
        () => {},
      )
  }, [guarded])
  return ended
}
