import { type Event, eventCategoryLabels, percentFull } from 'shared/entities/event'
import { Picture } from '../../components/Picture'
import styles from './EventCard.module.css'
import { placesLeft } from './eventStatus'
import { eventTitle } from './eventTitle'

/** An event in short, as visitors will meet it. */
export function EventCard({ event }: { event: Event }) {
  return (
    <article className={styles.card}>
      <Picture src={event.image} />
      <div className={styles.facts}>
        <p className={styles.category} data-category={event.category}>
          {eventCategoryLabels[event.category]}
        </p>
        <h3>{eventTitle(event)}</h3>
        <p>
          {event.date}
          {event.time && <span className={styles.time}>{event.time}</span>}
        </p>
        <p className={styles.location}>{event.location}</p>
        <div className={styles.places}>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="4" />
            <rect width={percentFull(event)} height="4" />
          </svg>
          {placesLeft(event)}
        </div>
      </div>
    </article>
  )
}
