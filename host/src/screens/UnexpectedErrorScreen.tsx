import { MessageScreen } from './MessageScreen'
import styles from './Screen.module.css'

export function UnexpectedErrorScreen() {
  return (
    <MessageScreen
      title="Unexpected Application Error!"
      actions={
        <>
          <button type="button" className={styles.primary} onClick={() => location.reload()}>
            Reload the page
          </button>
          {/* A full page load: a router link could keep what failed. */}
          <a href="/">Return Home</a>
        </>
      }
    >
      <p>Something on this page went wrong. What you saved before is still there.</p>
    </MessageScreen>
  )
}
