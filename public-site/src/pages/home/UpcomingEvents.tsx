import { ButtonLink } from '../../components/Button'
import { Section } from '../../components/Section'
import { EventListing } from '../../features/events/EventListing'
import styles from './UpcomingEvents.module.css'

export function UpcomingEvents() {
  return (
    <Section title="Upcoming Events" lead="Everyone is welcome, and everything is free.">
      <EventListing picture="/images/programs/health-fairs.svg" />
      <p className={styles.more}>
        <ButtonLink to="/events" variant="outline">
          All events
        </ButtonLink>
      </p>
    </Section>
  )
}
