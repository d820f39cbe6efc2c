import { useCollection } from 'shared/backend'
import { programs } from 'shared/collections/programs'
import {
  type Program,
  programColor,
  programIcon,
  programName,
  programPath,
} from 'shared/entities/program'
import { Link } from 'shared/router'
import { Icon } from '../../components/Icon'
import { LongList } from '../../components/LongList'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import styles from './ProgramList.module.css'

/** Drafts are the administrator's. */
export const activePrograms = (all: readonly Program[]) =>
  all.filter(({ status }) => status === 'active')

/** The active programs, in rows. */
export function ProgramList() {
  const active = activePrograms(useCollection(programs))
  if (active.length === 0) return <p>Our programs will be listed here soon.</p>
  return (
    <LongList name="programs" items={active}>
      {(shown) => (
        <ul className={styles.programs}>
          {shown.map((program) => (
            <li key={program.id}>
              <ProgramItem program={program} />
            </li>
          ))}
        </ul>
      )}
    </LongList>
  )
}

function ProgramItem({ program }: { program: Program }) {
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
