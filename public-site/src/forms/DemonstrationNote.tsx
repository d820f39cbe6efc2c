import { backendTexts } from './backendTexts.content'
import styles from './DemonstrationNote.module.css'

export function DemonstrationNote() {
  const { demonstration } = backendTexts()
  return demonstration && <p className={styles.note}>{demonstration}</p>
}
