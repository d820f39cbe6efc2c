import type { CharityEvent } from 'shared/entities/event'
import { type EventPhase, eventPhase } from 'shared/format/eventPhase'
import { upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { LongList } from '../../components/LongList'
import { EventCard } from './EventCard'
import styles from './EventList.module.css'

const titles = {
  today: 'Today',
  upcoming: 'Coming up',
  undated: 'No exact date yet',
  over: 'Past events',
}

const phases = Object.keys(titles) as EventPhase[]

/** Events as cards, those to go to first. */
export function EventList({ events }: { events: readonly CharityEvent[] }) {
  const now = useNow()
  const inPhase = (phase: EventPhase) => (event: CharityEvent) => eventPhase(event, now) === phase
  const sorted = upcomingFirst(events, now)
  return (
    <LongList name="events" items={phases.flatMap((phase) => sorted.filter(inPhase(phase)))}>
      {(shown) =>
        phases.map((phase) => {
          const group = shown.filter(inPhase(phase))
          if (group.length === 0) return null
          return (
            <div key={phase} className={styles.group}>
              <h3 className={styles.title}>{titles[phase]}</h3>
              <ul className={styles.grid}>
                {group.map((event, index) => (
                  <li key={event.id}>
                    <EventCard {...{ event, phase }} eager={index === 0} />
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
