import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { Sections } from '../../components/Sections'
import { EventSchedule } from '../../features/events/EventSchedule'
import { RequestSection } from '../../features/health-fair-request/RequestSection'
import { FairServices } from './FairServices'
import { FairVisit } from './FairVisit'
import { FrequentQuestions } from './FrequentQuestions'

export const description =
  'Free health screenings in your community: what to expect, how to come, how to host a fair, and answers to frequent questions.'

export function HealthFairsPage() {
  return (
    <Sections>
      <PageHero
        title="Health Fairs"
        lead="Free screenings for the whole family, in a church yard near you."
        picture={{ src: '/images/programs/health-fairs.svg', width: 800, height: 600 }}
      >
        <ButtonLink to="/programs/health-fairs#schedule">See the schedule</ButtonLink>
        <ButtonLink to="/programs/health-fairs#request" variant="outline">
          Request a Health Fair
        </ButtonLink>
      </PageHero>
      <Section id="schedule" title="Schedule" lead="Where we hold fairs, and when.">
        <EventSchedule />
      </Section>
      <FairVisit />
      <FairServices />
      <RequestSection picture="/images/get-involved/what-people-bring.svg" />
      <FrequentQuestions />
    </Sections>
  )
}
