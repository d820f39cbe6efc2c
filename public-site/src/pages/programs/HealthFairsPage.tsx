import { ButtonLink } from '../../components/Button'
import { Figures } from '../../components/Figures'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { Sections } from '../../components/Sections'
import { EventSchedule } from '../../features/events/EventSchedule'
import { ServicesList } from '../../features/events/ServicesList'
import { RequestSection } from '../../features/health-fair-request/RequestSection'
import { WrittenPage } from '../../features/programs/WrittenPage'
import { frequentQuestions } from './frequentQuestions.content'
import styles from './HealthFairsPage.module.css'

export const description =
  'Free health screenings in your community: what to expect, how to prepare, how to host a fair, and answers to common questions.'

const times = [
  { value: '15 min', label: 'Arrive early' },
  { value: '5–10 min', label: 'Each screening' },
  { value: '45–60 min', label: 'The whole visit' },
  { value: '8–12 h', label: 'Fasting, for the glucose and cholesterol tests' },
]

const schedule = (
  <Section id="schedule" title="Schedule" lead="Where and when we hold fairs.">
    <EventSchedule />
  </Section>
)

const request = <RequestSection picture="/images/get-involved/what-people-bring.svg" />

export function HealthFairsPage() {
  return (
    <WrittenPage
      slug="health-fairs"
      kept={
        <Sections>
          {schedule}
          {request}
        </Sections>
      }
    >
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
        {schedule}
        <Section title="Plan your visit" surface="green">
          <Figures figures={times} size="wide" />
        </Section>
        <Section
          id="services"
          title="Services"
          lead="What you’ll find at the tables and under the tents, all of it free."
          split
        >
          <ServicesList />
        </Section>
        {request}
        <Section title="Frequently asked questions" split>
          <div className={styles.questions}>
            {frequentQuestions.map(({ question, answer }) => (
              <details key={question} className={styles.question}>
                <summary className={styles.summary}>{question}</summary>
                <p className={styles.answer}>{answer}</p>
              </details>
            ))}
          </div>
        </Section>
      </Sections>
    </WrittenPage>
  )
}
