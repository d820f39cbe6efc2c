import { lazy, Suspense } from 'react'
import { useParams } from 'shared/router'
import { EventRegistrations } from '../../features/registrations/EventRegistrations'
import { EventSubpage } from './EventSubpage'

const Announcements = lazy(() =>
  import('../../features/messages/Announcements').then((module) => ({
    default: module.Announcements,
  })),
)

const CountedArrivals = lazy(() =>
  import('./CountedArrivals').then((module) => ({ default: module.CountedArrivals })),
)

/** `/admin/events/:id/registrations`. Registrations outlive their event. */
export function RegistrationsPage() {
  const eventId = Number(useParams().id)
  return (
    <EventSubpage eventId={eventId} title="Registrations" preposition="for">
      {(event, name) => (
        <EventRegistrations key={eventId} eventId={eventId} event={event} title={name}>
          {event && (
            <Suspense>
              <Announcements event={event} />
              <CountedArrivals event={event} />
            </Suspense>
          )}
        </EventRegistrations>
      )}
    </EventSubpage>
  )
}
