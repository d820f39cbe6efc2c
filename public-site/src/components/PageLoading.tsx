import styles from './PageLoading.module.css'

/** Holds the page's place, so that the footer does not jump up and down again. */
export const PageLoading = () => (
  <p className={styles.loading} role="status">
    Loading…
  </p>
)
