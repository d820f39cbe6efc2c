import type { CharityEvent } from 'shared/entities/event'
import { isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { LongList } from '../../components/LongList'
import { EventCard } from './EventCard'
import styles from './EventList.module.css'

/** Events as cards, upcoming ones first. */
export function EventList({ events }: { events: readonly CharityEvent[] }) {
  const now = useNow()
  return (
    <LongList name="events" items={upcomingFirst(events, now)}>
      {(shown) =>
        [false, true].map((past) => {
          const group = shown.filter((event) => isUpcoming(event, now) !== past)
          if (group.length === 0) return null
          return (
            <div key={String(past)} className={styles.group}>
              <h3 className={styles.title}>{past ? 'Past events' : 'Coming up'}</h3>
              <ul className={styles.grid}>
                {group.map((event, index) => (
                  <li key={event.id}>
                    <EventCard event={event} past={past} eager={index === 0} />
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
