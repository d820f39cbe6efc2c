import type { ComponentProps } from 'react'
import styles from './ActionNote.module.css'

/** What is said beside the buttons of a `PageAction`. */
export const ActionNote = ({ className, ...props }: ComponentProps<'span'>) => (
  <span className={[styles.note, className].filter(Boolean).join(' ')} {...props} />
)
