import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function GetInvolvedPage() {
  return (
    <>
      <PageHero title="Get Involved" lead="Volunteer, donate resources, or become a partner.">
        <ButtonLink to="/contact">Contact us</ButtonLink>
      </PageHero>
      <Prose>
        <p>
          Our fairs are run by volunteers: at the health fairs themselves, with the back-to-school
          team, for blood drives and in planning. Write to us and say what you would like to do.
        </p>
      </Prose>
    </>
  )
}
