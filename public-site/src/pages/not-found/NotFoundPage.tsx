import { useEffect } from 'react'
import { reportWarning } from 'shared/reporting'
import { useLocation, useNavigate } from 'shared/router'
import * as z from 'shared/schema'
import { earlyPress } from '../../browser/earlyPress'
import { Button, ButtonLink } from '../../components/Button'
import { DeadEnd } from '../../components/DeadEnd'
import styles from './NotFoundPage.module.css'

/** A redirect leaves the path that was first asked for in the navigation's state. */
const redirectStateSchema = z.object({ missingPath: z.string() })

export function NotFoundPage() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const path = redirectStateSchema.safeParse(state).data?.missingPath ?? pathname

  // The path may hold an email address. A text given as the cause is written to the console only.
  useEffect(() => reportWarning('public-site', 'Page not found', path), [path])

  return (
    <DeadEnd
      code={
        <p className={styles.code} aria-hidden="true">
          404
        </p>
      }
      title="Page Not Found"
      actions={
        <>
          <Button variant="outline" {...earlyPress} onClick={() => navigate(-1)}>
            Go Back
          </Button>
          <ButtonLink to="/">Return Home</ButtonLink>
        </>
      }
    >
      There’s no page at <code className={styles.path}>{path}</code>. The page may have moved, or we
      may have taken it down.
    </DeadEnd>
  )
}
