import styles from './PageLoading.module.css'

/** Holds the page's place, so that the footer does not jump up and down again. */
export function PageLoading() {
  return (
    <p className={styles.loading} role="status">
      Loading…
    </p>
  )
}
