import { useRef, useState } from 'react'
import { events } from 'shared/collections/events'
import { isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useCollection } from 'shared/persistence'
import { Link } from 'shared/router'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { type CategoryChoice, CategoryFilter } from './CategoryFilter'
import { EventGrid } from './EventGrid'
import styles from './EventListing.module.css'
import { NoEvents } from './NoEvents'

/** Every event, upcoming ones first, with a filter by category. */
export function EventListing() {
  const now = useNow()
  const everyEvent = useCollection(events)
  const [chosen, setChosen] = useState<CategoryChoice>('all')
  const all = useRef<HTMLButtonElement>(null)

  const inCategory = everyEvent.filter((event) => chosen === 'all' || event.category === chosen)
  const sorted = upcomingFirst(inCategory, now)
  const upcoming = sorted.filter((event) => isUpcoming(event, now))
  const past = sorted.filter((event) => !isUpcoming(event, now))

  return (
    <>
      <div className={styles.bar}>
        <CategoryFilter chosen={chosen} onChoose={setChosen} allRef={all} />
        <VisuallyHidden>
          <span role="status">{sorted.length === 1 ? '1 event' : `${sorted.length} events`}</span>
        </VisuallyHidden>
      </div>
      {sorted.length === 0 && (
        <NoEvents
          category={chosen}
          onShowAll={() => {
            setChosen('all')
            all.current?.focus()
          }}
        />
      )}
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
