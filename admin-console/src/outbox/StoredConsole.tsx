import { Button, Spin } from 'antd'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { collection } from 'shared/persistence'
import { reportError } from 'shared/reporting'
import { Link } from 'shared/router'
import { siteCollections } from '../features/backup/siteCollections'
import styles from './StoredConsole.module.css'
import { startOutbox } from './startOutbox'

/**
 * The console of a site with a store: it opens once this browser has the content as an administrator
 * sees it, and from then on sends what is changed.
 */
export function StoredConsole({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading')

  const load = useCallback(async () => {
    setState('loading')
    try {
      await Promise.all(siteCollections.map(({ definition }) => collection(definition).load()))
    } catch (error) {
      reportError('admin-console', 'The content of the store could not be loaded', error)
      return setState('failed')
    }
    startOutbox()
    setState('ready')
  }, [])

  useEffect(() => void load(), [load])

  if (state === 'ready') return children
  return (
    <main className={styles.screen}>
      {state === 'loading' ? (
        <div role="status" className={styles.loading}>
          <Spin /> Loading the site’s content…
        </div>
      ) : (
        <>
          <h1>The content could not be loaded</h1>
          <p role="alert">
            The store does not answer, and this browser has no copy yet. Check the connection.
          </p>
          <div className={styles.actions}>
            <Button type="primary" onClick={load}>
              Try again
            </Button>
            <Link to="/">Back to Website</Link>
          </div>
        </>
      )}
    </main>
  )
}
