import { Button } from 'antd'
import { type ReactNode, use, useState, useTransition } from 'react'
import { Link } from 'shared/router'
import { openAdministration } from '../backend/administration'
import styles from './Opened.module.css'

/** Suspends until this browser has what the administrator sees, or shows why it has not. */
export function Opened({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState(() => openAdministration())
  const [isPending, startTransition] = useTransition()
  const failure = use(opening)
  if (failure === null) return children
  const tryAgain = () => startTransition(() => setOpening(openAdministration(true)))
  return (
    <main className={styles.screen}>
      <h1>We couldn’t load your site’s content</h1>
      <p role="alert">{failure}</p>
      <div className={styles.actions}>
        <Button type="primary" loading={isPending} onClick={tryAgain}>
          Try again
        </Button>
        <Link to="/">Back to Website</Link>
      </div>
    </main>
  )
}
