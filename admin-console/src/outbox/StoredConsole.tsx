import { Button, Spin } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { authStore } from 'shared/auth'
import { collection } from 'shared/backend'
import { reportError } from 'shared/reporting'
import { Link } from 'shared/router'
import { siteCollections } from '../features/backup/siteCollections'
import styles from './StoredConsole.module.css'
import { startOutbox } from './startOutbox'
import { fetchStoreAge } from './useStoreAge'

/** Why the content could not be loaded, when this browser has no copy. */
async function explainFailure(): Promise<string> {
  try {
    const age = await fetchStoreAge()
    return age
      ? `The store’s database is ${age} than this console, which cannot read all of its content.`
      : 'The store answers with something that this console cannot read.'
  } catch {
    return 'The store does not answer, and this browser has no copy yet. Check the connection.'
  }
}

/**
 * The console of a site with a store: it opens once this browser has the content as an administrator
 * sees it, and from then on sends what is changed.
 */
export function StoredConsole({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'loading' | 'ready' | { failure: string }>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    let left = false
    const isNeeded = () => !left && authStore.getState().status === 'signedIn'
    async function load() {
      try {
        await Promise.all(siteCollections.map(({ definition }) => collection(definition).load()))
      } catch (error) {
        if (!isNeeded()) return
        reportError('admin-console', 'The content of the store could not be loaded', error)
        const failure = await explainFailure()
        return isNeeded() ? setState({ failure }) : undefined
      }
      if (!isNeeded()) return
      startOutbox()
      setState('ready')
    }
    void load()
    return () => {
      left = true
    }
  }, [state])

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
          <p role="alert">{state.failure}</p>
          <div className={styles.actions}>
            <Button type="primary" onClick={() => setState('loading')}>
              Try again
            </Button>
            <Link to="/">Back to Website</Link>
          </div>
        </>
      )}
    </main>
  )
}
