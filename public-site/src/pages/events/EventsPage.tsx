import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { Sections } from '../../components/Sections'
import { AllDates } from '../../features/events/AllDates'
import { EventSchedule } from '../../features/events/EventSchedule'
import { RequestSection } from '../../features/health-fair-request/RequestSection'

export const description =
  'Upcoming health fairs and events across Jamaica: dates, places and how to register. Or request a health fair for your community.'

export function EventsPage() {
  return (
    <Sections>
      <PageHero
        title="Upcoming Health Fairs & Events"
        lead="Free medical, dental and eye care for the whole family."
        sun
      >
        <ButtonLink to="/events#schedule">See the schedule</ButtonLink>
        <ButtonLink to="/events#request" variant="outline">
          Request a Health Fair
        </ButtonLink>
      </PageHero>
      <Section id="schedule" title="Schedule">
        <EventSchedule />
        <AllDates />
      </Section>
      <RequestSection picture="/images/get-involved/carrying-a-table.svg" />
    </Sections>
  )
}
