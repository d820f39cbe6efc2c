import type { MessageText } from 'shared/backend/messages'
import styles from './PlainMessage.module.css'

/** A message in plain text. */
export const PlainMessage = ({ subject, text }: MessageText) => (
  <article className={styles.message} aria-label="Message">
    <h3>{subject}</h3>
    <pre>{text}</pre>
  </article>
)
