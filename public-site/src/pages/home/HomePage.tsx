import { ButtonLink } from '../../components/Button'
import { Section } from '../../components/Section'
import { EventListing } from '../../features/events/EventListing'
import { Hero } from './Hero'
import styles from './HomePage.module.css'

export function HomePage() {
  return (
    <>
      <Hero />
      <Section
        title="Upcoming events"
        lead="Everyone is welcome, and everything is free. Pick a date and save your place."
      >
        <EventListing />
        <p className={styles.more}>
          <ButtonLink to="/events" look="outline">
            All events
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}
