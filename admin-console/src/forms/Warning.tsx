import { PausedStatus } from '../components/PausedStatus'
import styles from './Warning.module.css'

/**
 * A hint of a field, in amber, about something that can still be saved. The first letters of most values
 * are wrong: it is not said before the typing has paused.
 */
export const Warning = ({ children }: { children: string }) => (
  <PausedStatus className={styles.warning}>{children}</PausedStatus>
)
