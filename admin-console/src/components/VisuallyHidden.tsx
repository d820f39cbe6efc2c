import type { HTMLAttributes } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for assistive technology only. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span {...props} className={styles.hidden} />
)
