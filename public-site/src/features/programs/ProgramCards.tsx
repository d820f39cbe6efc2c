import { useCollection } from 'shared/backend'
import { programs } from 'shared/collections/programs'
import { type Program, programName, programPath } from 'shared/entities/program'
import { Link } from 'shared/router'
import { Illustration } from '../../components/Illustration'
import { LinkCard } from '../../components/LinkCard'
import { LongList } from '../../components/LongList'
import styles from './ProgramCards.module.css'
import { activePrograms } from './ProgramList'

/** The pages of programs that have a drawing of their own. */
const drawn = [
  '/programs/health-fairs',
  '/programs/school-drives',
  '/programs/community-support',
  '/programs/love-initiative',
]

/** The active programs, each with its drawing. */
export function ProgramCards() {
  const active = activePrograms(useCollection(programs))
  if (active.length === 0) return <p>Our programs will be listed here soon.</p>
  return (
    <LongList name="programs" items={active}>
      {(shown) => (
        <ul className={styles.cards}>
          {shown.map((program) => (
            <li key={program.id}>
              <ProgramCard program={program} />
            </li>
          ))}
        </ul>
      )}
    </LongList>
  )
}

function ProgramCard({ program }: { program: Program }) {
  const path = programPath(program.link)
  const picture = drawn.includes(path) ? path : '/about/community-morning'
  return (
    <LinkCard className={styles.card}>
      <div className={styles.picture}>
        <Illustration src={`/images${picture}.svg`} />
      </div>
      <h3 className={styles.title}>
        <Link to={path}>{programName(program)}</Link>
      </h3>
      <p className={styles.description}>{program.description}</p>
    </LinkCard>
  )
}
