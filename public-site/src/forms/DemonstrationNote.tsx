import type { ReactNode } from 'react'
import { backendTexts } from './backendTexts.content'
import styles from './DemonstrationNote.module.css'

/** Says that nobody receives what is typed into a form. Where somebody does, it shows `otherwise`. */
export function DemonstrationNote({ otherwise }: { otherwise?: ReactNode }) {
  const { demonstration } = backendTexts()
  return demonstration ? <p className={styles.note}>{demonstration}</p> : otherwise
}
