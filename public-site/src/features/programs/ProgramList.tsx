import { useCollection } from 'shared/backend'
import { programs } from 'shared/collections/programs'
import { LongList } from '../../components/LongList'
import { ProgramItem } from './ProgramItem'
import styles from './ProgramList.module.css'

/** The active programs; drafts are the administrator's. */
export function ProgramList() {
  const active = useCollection(programs).filter(({ status }) => status === 'active')
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
