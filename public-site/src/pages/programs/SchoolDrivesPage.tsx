import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function SchoolDrivesPage() {
  return (
    <>
      <PageHero title="School Drives" lead="So that children start the school year ready.">
        <ButtonLink to="/get-involved">Get Involved</ButtonLink>
      </PageHero>
      <Prose>
        <p>
          Before the new term we offer free back-to-school medicals, dental and eye care, and
          clothing. At the community health fair of 2022 162 back-to-school medicals were done.
        </p>
      </Prose>
    </>
  )
}
