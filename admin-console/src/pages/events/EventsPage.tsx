import { lazy, Suspense } from 'react'
import { EventList } from '../../features/events/EventList'
import { eventKind } from '../../features/events/eventKind'
import { ItemPages } from '../ItemPages'

const UpcomingEvents = lazy(() =>
  import('../../features/events/UpcomingEvents').then((module) => ({
    default: module.UpcomingEvents,
  })),
)

export function EventsPage() {
  return (
    <ItemPages label="Events" kind={eventKind}>
      {(open) => (
        <EventList
          {...open}
          preview={
            <Suspense>
              <UpcomingEvents />
            </Suspense>
          }
        />
      )}
    </ItemPages>
  )
}
