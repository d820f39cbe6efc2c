import { ButtonLink } from '../../components/Button'
import { Section } from '../../components/Section'
import { ProgramList } from '../../features/programs/ProgramList'

export function Programs() {
  return (
    <Section
      title="Our Programs"
      lead="Neighbors look after neighbors, and nobody pays for it."
      links={
        <ButtonLink to="/programs" variant="outline">
          View All Programs
        </ButtonLink>
      }
      split
      picture="/images/programs/school-medical.svg"
    >
      <ProgramList />
    </Section>
  )
}
