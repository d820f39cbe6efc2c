import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function LoveInitiativePage() {
  return (
    <>
      <PageHero
        title="Love Initiative"
        lead="Time and care for people whom nobody else is visiting."
      >
        <ButtonLink to="/get-involved">Get Involved</ButtonLink>
      </PageHero>
      <Prose>
        <p>
          The love initiative is one of the four parts of our work, beside the health fairs, the
          school drives and community support.
        </p>
      </Prose>
    </>
  )
}
