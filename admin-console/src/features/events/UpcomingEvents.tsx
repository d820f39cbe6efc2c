import { useId } from 'react'
import { EventCard } from './EventCard'
import styles from './UpcomingEvents.module.css'
import { useEventsByTime } from './useEventsByTime'

const mostCards = 4

/** The next events as cards, the soonest first. */
export function UpcomingEvents() {
  const { upcoming } = useEventsByTime()
  const headingId = useId()
  if (upcoming.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>Upcoming events</h2>
      <ul>
        {upcoming.slice(0, mostCards).map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}
