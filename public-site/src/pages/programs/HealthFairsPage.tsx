import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function HealthFairsPage() {
  return (
    <>
      <PageHero title="Health Fairs" lead="Free screenings for everyone, in church yards near you.">
        <ButtonLink to="/events#schedule">See the schedule</ButtonLink>
        <ButtonLink to="/events#request" look="outline">
          Request a Health Fair
        </ButtonLink>
      </PageHero>
      <Prose>
        <p>
          A visit takes 45–60 minutes, each screening 5–10 minutes. Please arrive 15 minutes early.
          Everything at our fairs is free.
        </p>
      </Prose>
    </>
  )
}
