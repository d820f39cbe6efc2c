import styles from './Warning.module.css'

/** A hint of a field, in amber, about something that can still be saved. */
export const Warning = ({ children }: { children: string }) => (
  <span className={styles.warning} role="status">
    {children}
  </span>
)
