import { useEffect } from 'react'
import { reportWarning } from 'shared/reporting'
import { useLocation, useNavigate } from 'shared/router'
import { Button, ButtonLink } from '../../components/Button'
import { missingPath } from './missingPath'
import styles from './NotFoundPage.module.css'

export function NotFoundPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const path = missingPath(location)

  // The path may hold an email address. A text given as the cause is written to the console only.
  useEffect(() => reportWarning('public-site', 'Page not found', path), [path])

  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>Page Not Found</h1>
      <p className={styles.text}>
        There is nothing at <code className={styles.path}>{path}</code>. It may have moved, or the
        event is no longer listed.
      </p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => navigate(-1)}>
          Go Back
        </Button>
        <ButtonLink to="/">Return Home</ButtonLink>
      </div>
    </div>
  )
}
