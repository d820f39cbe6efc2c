import type { ComponentProps } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for assistive technology only. */
export const VisuallyHidden = (span: ComponentProps<'span'>) => (
  <span {...span} className={styles.hidden} />
)
