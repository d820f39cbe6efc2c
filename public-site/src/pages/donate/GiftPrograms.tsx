import { Link } from 'shared/router'
import { Section } from '../../components/Section'
import { ProgramList } from '../../features/programs/ProgramList'

export function GiftPrograms() {
  return (
    <Section
      title="Where your gift goes"
      lead="Every dollar goes into one of these programs."
      links={<Link to="/contact">Ask us about giving</Link>}
    >
      <ProgramList />
    </Section>
  )
}
