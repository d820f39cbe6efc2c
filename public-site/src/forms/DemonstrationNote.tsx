import { sharedWithOthers } from '../submissions/sharedWithOthers'
import styles from './DemonstrationNote.module.css'

/** What becomes of what is typed into a form, before it is sent and after, where nobody receives it. */
export const DemonstrationNote = () =>
  sharedWithOthers() ? null : (
    <p className={styles.note}>
      This is a demonstration: nothing is sent, and what you enter stays in this browser.
    </p>
  )
