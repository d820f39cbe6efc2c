import { Button } from 'antd'
import { Link } from 'shared/router'
import styles from './OpeningFailure.module.css'

interface OpeningFailureProps {
  reason: string
  /** Whether it is being tried again. */
  pending: boolean
  onTryAgain: () => void
}

/** Shown in place of the console when its content has not come. */
export function OpeningFailure({ reason, pending, onTryAgain }: OpeningFailureProps) {
  return (
    <main className={styles.screen}>
      <h1>The content could not be loaded</h1>
      <p role="alert">{reason}</p>
      <div className={styles.actions}>
        <Button type="primary" loading={pending} onClick={onTryAgain}>
          Try again
        </Button>
        <Link to="/">Back to Website</Link>
      </div>
    </main>
  )
}
