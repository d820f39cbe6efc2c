import type { CharityEvent } from 'shared/entities/event'
import { isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { Link } from 'shared/router'
import { EventGrid } from './EventGrid'
import styles from './EventList.module.css'

/** Events as cards, upcoming ones first. */
export function EventList({ events }: { events: readonly CharityEvent[] }) {
  const now = useNow()
  const sorted = upcomingFirst(events, now)
  const upcoming = sorted.filter((event) => isUpcoming(event, now))
  const past = sorted.filter((event) => !isUpcoming(event, now))
  return (
    <>
      {upcoming.length === 0 && past.length > 0 && (
        <p className={styles.note}>
          No new dates yet. Would you like a fair where you are?{' '}
          <Link to="/events#request">Request a health fair</Link>
        </p>
      )}
      {upcoming.length > 0 && <EventGrid title="Coming up" events={upcoming} />}
      {past.length > 0 && <EventGrid title="Past events" events={past} past />}
    </>
  )
}
