import { type Program, programName, programPath } from 'shared/entities/program'
import { Link } from 'shared/router'
import { Icon } from '../../components/Icon'
import { Illustration } from '../../components/Illustration'
import { LinkCard } from '../../components/LinkCard'
import styles from './ProgramCards.module.css'
import { ProgramList } from './ProgramList'
import { programPicture } from './programPicture'

/** The active programs, each with its drawing. */
export const ProgramCards = () => <ProgramList className={styles.cards} Item={ProgramCard} />

function ProgramCard({ program }: { program: Program }) {
  return (
    <LinkCard className={styles.card}>
      <div className={styles.picture}>
        <Illustration src={programPicture(program).src} />
      </div>
      <h3 className={styles.title}>
        <Link to={programPath(program)}>{programName(program)}</Link>
        <Icon name="arrow-right" />
      </h3>
      <p className={styles.description}>{program.description}</p>
    </LinkCard>
  )
}
