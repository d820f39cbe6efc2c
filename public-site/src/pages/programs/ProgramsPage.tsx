import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { ProgramList } from '../../features/programs/ProgramList'

export function ProgramsPage() {
  return (
    <>
      <PageHero title="Programs" lead="This page will be developed further." />
      <Section title="What we do" lead="Until then, each of them has a page of its own." split>
        <ProgramList />
      </Section>
    </>
  )
}
