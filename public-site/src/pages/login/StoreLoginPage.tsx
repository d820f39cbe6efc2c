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

/** The sign-in of a site with a store, and the way back in without a password. */
export function StoreLoginPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { link, setLink } = useRecoveryLink()
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
      <SignInForm submit={signInToStore} onSignedIn={proceed} onForgotPassword={setForgottenBy} />
    </LoginCard>
  )
}
