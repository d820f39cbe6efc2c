import { useState } from 'react'
import { returnPath } from 'shared/return-path'
import { useLocation, useNavigate } from 'shared/router'
import { NewPasswordForm } from '../../features/login/NewPasswordForm'
import { PasswordResetForm } from '../../features/login/PasswordResetForm'
import { SignInForm } from '../../features/login/SignInForm'
import { signInToStore } from '../../features/login/signInToStore'
import { useRecoveryLink } from '../../features/login/useRecoveryLink'
import { LoginCard } from './LoginCard'
import { useRedirectIfSignedIn } from './useRedirectIfSignedIn'
import { useSessionHasEnded } from './useSessionHasEnded'

export const description =
  'Sign-in for the administrator of the site, with a way back in for those who have forgotten their password.'

/** The sign-in of a site with a store, and the way back in without a password. */
export function StoreLoginPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { link, setLink } = useRecoveryLink()
  const sessionHasEnded = useSessionHasEnded(state !== null)
  const [forgottenBy, setForgottenBy] = useState<string>()
  const proceed = () => navigate(returnPath(state), { replace: true })
  useRedirectIfSignedIn(proceed, link === null)

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
        <p role="status">
          Your session has ended. Sign in again: what you typed is kept in this browser.
        </p>
      )}
      <SignInForm submit={signInToStore} onSignedIn={proceed} onForgotPassword={setForgottenBy} />
    </LoginCard>
  )
}
