import type { ComponentType } from 'react'
import { useCollection } from 'shared/backend'
import { programs } from 'shared/collections/programs'
import { type Program, programName, programPath } from 'shared/entities/program'
import { programColor, programIcon } from 'shared/entities/programLooks'
import { Link } from 'shared/router'
import { Icon } from '../../components/Icon'
import { LongList } from '../../components/LongList'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import styles from './ProgramList.module.css'

interface ProgramListProps {
  className?: string
  Item?: ComponentType<{ program: Program }>
}

/** The active programs, in rows, or as other items: drafts are the administrator's. */
export function ProgramList({ className = styles.programs, Item = ProgramRow }: ProgramListProps) {
  const active = useCollection(programs).filter(({ status }) => status === 'active')
  if (active.length === 0) return <p>Our programs will be listed here soon.</p>
  return (
    <LongList name="programs" items={active}>
      {(shown) => (
        <ul className={className}>
          {shown.map((program) => (
            <li key={program.id}>
              <Item program={program} />
            </li>
          ))}
        </ul>
      )}
    </LongList>
  )
}

function ProgramRow({ program }: { program: Program }) {
  const { description, icon, color } = program
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
      <Link className={styles.more} to={programPath(program)}>
        Learn More <VisuallyHidden>about {name}</VisuallyHidden>
        <Icon name="arrow-right" />
      </Link>
    </article>
  )
}
