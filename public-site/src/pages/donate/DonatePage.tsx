import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function DonatePage() {
  return (
    <>
      <PageHero title="Donate" lead="Your gift pays for free screenings across Jamaica.">
        <ButtonLink to="/contact">Contact us</ButtonLink>
      </PageHero>
      <Prose>
        <p>100% of gifts go to programs. We reach 12 communities with 5,000+ screenings a year.</p>
      </Prose>
    </>
  )
}
