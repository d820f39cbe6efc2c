import styles from './Screen.module.css'

/** A centered spinner. It appears after a moment, so that a quick load does not make it flicker. */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status">
      <span className={styles.spinner}>Loading…</span>
    </div>
  )
}
