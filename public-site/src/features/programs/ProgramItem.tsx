import {
  type Program,
  programColor,
  programIcon,
  programName,
  programPath,
} from 'shared/entities/program'
import { Link } from 'shared/router'
import { Icon } from '../../components/Icon'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import styles from './ProgramItem.module.css'

export function ProgramItem({ program }: { program: Program }) {
  const { description, icon, color, link } = program
  const name = programName(program)
  return (
    <article className={styles.program} data-color={programColor(color)}>
      <span className={styles.icon}>
        <Icon name={programIcon(icon)} />
      </span>
      <div>
        <h3>{name}</h3>
        <p className={styles.description}>{description}</p>
      </div>
      <Link className={styles.more} to={programPath(link)}>
        Learn More <VisuallyHidden>about {name}</VisuallyHidden>
        <Icon name="arrow-right" />
      </Link>
    </article>
  )
}
