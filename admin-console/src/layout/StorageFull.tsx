import { useEffect, useSyncExternalStore } from 'react'
import { administration } from '../backend/administration'
import { backendTexts } from '../backend/backendTexts.content'
import styles from './StorageFull.module.css'

/** As long as this browser has no room for what was changed, says so and asks before the tab is closed. */
export function StorageFull() {
  const { outbox } = administration()
  const isFull = useSyncExternalStore(outbox.subscribe, outbox.isVolatile)

  useEffect(() => {
    if (!isFull) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isFull])

  return (
    <div role="status">{isFull && <p className={styles.note}>{backendTexts().storageFull}</p>}</div>
  )
}
