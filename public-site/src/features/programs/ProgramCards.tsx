import { type Program, programName, programPath } from 'shared/entities/program'
import { Link } from 'shared/router'
import { Illustration } from '../../components/Illustration'
import { LinkCard } from '../../components/LinkCard'
import styles from './ProgramCards.module.css'
import { ProgramList } from './ProgramList'

/** The drawings at the top of the programs' pages. */
const drawings: Record<string, string> = {
  '/programs/health-fairs': 'programs/health-fairs',
  '/programs/school-drives': 'programs/school-medical',
  '/programs/community-support': 'programs/community-support',
  '/programs/love-initiative': 'programs/love-initiative',
}

/** The active programs, each with its drawing. */
export const ProgramCards = () => <ProgramList className={styles.cards} Item={ProgramCard} />

function ProgramCard({ program }: { program: Program }) {
  const path = programPath(program.link)
  return (
    <LinkCard className={styles.card}>
      <div className={styles.picture}>
        <Illustration src={`/images/${drawings[path] ?? 'about/community-morning'}.svg`} />
      </div>
      <h3 className={styles.title}>
        <Link to={path}>{programName(program)}</Link>
      </h3>
      <p className={styles.description}>{program.description}</p>
    </LinkCard>
  )
}
