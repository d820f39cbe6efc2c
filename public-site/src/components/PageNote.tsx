import type { ReactNode } from 'react'
import styles from './PageNote.module.css'

/** A note in small print at the end of a page. */
export const PageNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
)
