import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function AboutPage() {
  return (
    <>
      <PageHero
        title="About Us"
        lead="We bring free health and education support to families, in the places where they live."
      >
        <ButtonLink to="/donate" look="donate">
          Donate Now
        </ButtonLink>
        <ButtonLink to="/get-involved" look="outline">
          Get Involved
        </ButtonLink>
      </PageHero>
      <Prose>
        <p>
          Back-to-school medicals, dental and eye care, clothing and food: everything we offer is
          free, and most of it comes together at our annual community health fair. The first one was
          in August 2022.
        </p>
      </Prose>
    </>
  )
}
