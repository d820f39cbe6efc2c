import { useEffect } from 'react'
import { backendTexts } from '../../backend/backendTexts.content'
import styles from './StorageFull.module.css'

/** As long as this browser has no room for what was changed, says so and asks before the tab is closed. */
export function StorageFull() {
  useEffect(() => {
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  return <p className={styles.note}>This browser’s storage is full. {backendTexts().storageFull}</p>
}
