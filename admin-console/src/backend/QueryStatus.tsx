import { Alert, Button, Spin } from 'antd'
import { signOut } from 'shared/auth'
import { failureText } from './failures'
import styles from './QueryStatus.module.css'
import type { Query } from './useQuery'

/** Shown until the first answer of the backend is there. */
export const QueryLoading = ({ children }: { children: string }) => (
  <div className={styles.loading} role="status">
    <Spin size="small" /> {children}
  </div>
)

/** Says why the latest answer of the backend is missing, and what to do about it. */
export function QueryFailure({ query }: { query: Query<unknown> }) {
  const { data, failure, loading, refresh } = query
  if (!failure) return null
  const stale = data === undefined ? '' : ' This may be out of date.'
  return (
    <Alert
      className={styles.failure}
      type="warning"
      role="alert"
      showIcon
      title={failureText(failure) + stale}
      action={
        failure === 'signedOut' ? (
          // The guard leads to the sign-in page, which leads back here.
          <Button onClick={signOut}>Sign in again</Button>
        ) : (
          <Button loading={loading} onClick={refresh}>
            Try again
          </Button>
        )
      }
    />
  )
}
