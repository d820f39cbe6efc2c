import type { CharityEvent } from 'shared/entities/event'
import { EventCard } from './EventCard'
import styles from './EventGrid.module.css'

interface EventGridProps {
  title: string
  events: readonly CharityEvent[]
  past?: boolean
}

export function EventGrid({ title, events, past = false }: EventGridProps) {
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.grid}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} past={past} />
          </li>
        ))}
      </ul>
    </div>
  )
}
