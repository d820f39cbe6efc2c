import { programColor, programIcon } from 'shared/entities/programLooks'
import { ContentIcon } from '../../components/ContentIcon'
import styles from './ProgramMark.module.css'

/** A program's icon in its color, as visitors see it. Both stored names are looked up in allow-lists. */
export function ProgramMark({ icon, color }: { icon: string; color: string }) {
  return (
    <span className={styles.mark} data-color={programColor(color)}>
      <ContentIcon name={programIcon(icon)} />
    </span>
  )
}
