import { programs } from 'shared/collections/programs'
import { useCollection } from 'shared/persistence'
import { Link } from 'shared/router'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function ProgramsPage() {
  const active = useCollection(programs).filter(({ status }) => status === 'active')
  return (
    <>
      <PageHero title="Programs" lead="This page will be developed further." />
      <Prose>
        <p>Until then, each program has a page of its own:</p>
        <ul>
          {active.map(({ id, title, link }) => (
            <li key={id}>
              <Link to={link}>{title}</Link>
            </li>
          ))}
        </ul>
      </Prose>
    </>
  )
}
