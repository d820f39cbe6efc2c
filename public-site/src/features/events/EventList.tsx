import type { CharityEvent } from 'shared/entities/event'
import { eventTimes, isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { LongList } from '../../components/LongList'
import { EventCard } from './EventCard'
import styles from './EventList.module.css'

const titles = ['Coming up', 'Past events', 'No exact date yet'] as const

/** What cannot be dated counts as past elsewhere. */
const titleOf = (event: CharityEvent, now: Date): (typeof titles)[number] =>
  isUpcoming(event, now) ? 'Coming up' : eventTimes(event) ? 'Past events' : 'No exact date yet'

/** Events as cards, upcoming ones first. */
export function EventList({ events }: { events: readonly CharityEvent[] }) {
  const now = useNow()
  return (
    <LongList name="events" items={upcomingFirst(events, now)}>
      {(shown) =>
        titles.map((title) => {
          const group = shown.filter((event) => titleOf(event, now) === title)
          if (group.length === 0) return null
          return (
            <div key={title} className={styles.group}>
              <h3 className={styles.title}>{title}</h3>
              <ul className={styles.grid}>
                {group.map((event, index) => (
                  <li key={event.id}>
                    <EventCard event={event} past={title !== 'Coming up'} eager={index === 0} />
                  </li>
                ))}
              </ul>
            </div>
          )
        })
      }
    </LongList>
  )
}
