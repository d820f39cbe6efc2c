import { type ProgramIcon, programColor, programIcon } from 'shared/entities/program'
import { Icon, type IconName } from '../../components/Icon'
import styles from './ProgramMark.module.css'

const drawings: Record<ProgramIcon, IconName> = {
  heart: 'heart',
  'hand-heart': 'handHeart',
  stethoscope: 'stethoscope',
  eye: 'eye',
  book: 'book',
  users: 'users',
  calendar: 'calendar',
  'map-pin': 'mapPin',
  coins: 'coins',
}

/** A program's drawing in its color, as visitors see it. Both are stored names, looked up. */
export function ProgramMark({ icon, color }: { icon: string; color: string }) {
  return (
    <span className={styles.mark} data-color={programColor(color)}>
      <Icon name={drawings[programIcon(icon)]} />
    </span>
  )
}
