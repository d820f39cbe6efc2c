import { MessageScreen } from './MessageScreen'
import styles from './Screen.module.css'

/** Shown in place of the console, whose code is not requested until the store has confirmed the session. */
export function StoreUnreachableScreen() {
  return (
    <MessageScreen
      title="The foundation’s store cannot be reached"
      actions={
        <>
          <button type="button" className={styles.primary} onClick={() => location.reload()}>
            Try again
          </button>
          <a href="/">Back to the website</a>
        </>
      }
    >
      <p>You stay signed in, and what you have changed is kept on this device.</p>
    </MessageScreen>
  )
}
