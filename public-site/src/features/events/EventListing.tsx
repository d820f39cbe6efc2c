import { type ReactNode, useRef } from 'react'
import { useCollection } from 'shared/backend'
import { events } from 'shared/collections/events'
import type { CharityEvent } from 'shared/entities/event'
import { isUpcoming } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useQueryParameter } from '../../browser/useQueryParameter'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { CategoryFilter, parseCategoryChoice } from './CategoryFilter'
import { EventList } from './EventList'
import styles from './EventListing.module.css'
import { NoEvents } from './NoEvents'
import { NoNewDates } from './NoNewDates'

interface EventListingProps {
  /** What shows where no event is upcoming. */
  picture?: string
  /** Shown beside the filter. */
  toolbar?: ReactNode
  /** How the events are shown; a list where this is left out. */
  children?: (events: readonly CharityEvent[]) => ReactNode
}

/** Every event, with a filter by category. Where none is upcoming, a note above the list says so. */
export function EventListing({ picture, toolbar, children }: EventListingProps) {
  const everyEvent = useCollection(events)
  const now = useNow()
  const [chosen, choose] = useQueryParameter('category', 'all')
  const category = parseCategoryChoice(chosen)
  const all = useRef<HTMLButtonElement>(null)
  const inCategory = everyEvent.filter((event) => category === 'all' || event.category === category)
  const noneUpcoming = !everyEvent.some((event) => isUpcoming(event, now))
  if (everyEvent.length === 0) return <NoNewDates picture={picture} />
  return (
    <>
      {noneUpcoming && <NoNewDates picture={picture} />}
      <div className={styles.bar}>
        <CategoryFilter value={category} onChange={choose} allRef={all} />
        {toolbar}
        <VisuallyHidden>
          <span role="status">
            {inCategory.length === 1 ? '1 event' : `${inCategory.length} events`}
          </span>
        </VisuallyHidden>
      </div>
      {inCategory.length === 0 && (
        <NoEvents
          category={category}
          onShowAll={() => {
            choose('all')
            all.current?.focus()
          }}
        />
      )}
      {inCategory.length > 0 &&
        (children ? children(inCategory) : <EventList events={inCategory} />)}
    </>
  )
}
