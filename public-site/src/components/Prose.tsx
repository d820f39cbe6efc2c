import type { ReactNode } from 'react'
import styles from './Prose.module.css'

/** Running text in a comfortable width. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
)

/** A note in small print at the end of a page. */
export const PageNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
)
