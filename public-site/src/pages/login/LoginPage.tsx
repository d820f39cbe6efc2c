import { useEffect } from 'react'
import { authStore } from 'shared/auth'
import { returnPath } from 'shared/return-path'
import { useLocation, useNavigate } from 'shared/router'
import { BackLink } from '../../components/BackLink'
import { DemoLogin } from '../../features/login/DemoLogin'
import { LoginForm } from '../../features/login/LoginForm'
import { useSiteSettings } from '../../site/useSiteSettings'
import styles from './LoginPage.module.css'

export function LoginPage() {
  const { siteName } = useSiteSettings()
  const { state } = useLocation()
  const navigate = useNavigate()
  useSkipWhenSignedIn()

  return (
    <div className={styles.page}>
      <BackLink to="/">Back to the website</BackLink>
      <div className={styles.card}>
        <h1 className={styles.title}>Admin Sign In</h1>
        <p className={styles.lead}>For the team of {siteName}.</p>
        <noscript>
          <p className={styles.lead}>Signing in needs JavaScript.</p>
        </noscript>
        <LoginForm onSignedIn={() => navigate(returnPath(state), { replace: true })} />
      </div>
      <DemoLogin />
    </div>
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
