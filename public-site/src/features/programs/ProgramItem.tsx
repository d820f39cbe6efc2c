import type { Program } from 'shared/entities/program'
import { Link } from 'shared/router'
import { Icon } from '../../components/Icon'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import styles from './ProgramItem.module.css'
import { programColor, programIcon, programPath } from './programLook'

export function ProgramItem({ program }: { program: Program }) {
  const { title, description, icon, color, link } = program
  return (
    <article className={styles.program} data-color={programColor(color)}>
      <span className={styles.icon}>
        <Icon name={programIcon(icon)} />
      </span>
      <div>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
      <Link className={styles.more} to={programPath(link)}>
        Learn More <VisuallyHidden>about {title}</VisuallyHidden>
        <Icon name="arrow-right" />
      </Link>
    </article>
  )
}
