import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function CommunitySupportPage() {
  return (
    <>
      <PageHero title="Community Support" lead="Help for families, together with their neighbours.">
        <ButtonLink to="/get-involved">Get Involved</ButtonLink>
      </PageHero>
      <Prose>
        <p>
          We bring food, clothing and health education to families in the communities that our fairs
          visit.
        </p>
      </Prose>
    </>
  )
}
