import { lazy, Suspense } from 'react'
import { useLocation } from 'shared/router'
import { EventList } from '../../features/events/EventList'
import { eventKind } from '../../features/events/eventKind'
import { ItemPages } from '../ItemPages'

const UpcomingEvents = lazy(() =>
  import('../../features/events/UpcomingEvents').then((module) => ({
    default: module.UpcomingEvents,
  })),
)

export function EventsPage() {
  const tab = new URLSearchParams(useLocation().search).get('tab')
  return (
    <ItemPages label="Events" kind={eventKind}>
      {(open) => (
        <>
          <EventList {...open} />
          {tab !== 'past' && tab !== 'drafts' && (
            <Suspense>
              <UpcomingEvents />
            </Suspense>
          )}
        </>
      )}
    </ItemPages>
  )
}
