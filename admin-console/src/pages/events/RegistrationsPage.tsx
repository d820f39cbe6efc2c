import { lazy, Suspense, useState } from 'react'
import { useParams } from 'shared/router'
import { EmailEveryone } from '../../features/messages/EmailEveryone'
import { EventRegistrations } from '../../features/registrations/EventRegistrations'
import { EventSubpage } from './EventSubpage'

const SentAnnouncements = lazy(() =>
  import('../../features/messages/messageDialogs').then((module) => ({
    default: module.SentAnnouncements,
  })),
)

const CountedArrivals = lazy(() =>
  import('./CountedArrivals').then((module) => ({ default: module.CountedArrivals })),
)

/** `/admin/events/:id/registrations`. Registrations outlive their event. */
export function RegistrationsPage() {
  const eventId = Number(useParams().id)
  const [timesSent, setTimesSent] = useState(0)
  return (
    <EventSubpage eventId={eventId} title="Registrations" preposition="for">
      {(event, name) => (
        <EventRegistrations
          key={eventId}
          eventId={eventId}
          event={event}
          title={name}
          action={
            event && (
              <EmailEveryone event={event} onSent={() => setTimesSent((times) => times + 1)} />
            )
          }
        >
          {event && (
            <Suspense>
              <SentAnnouncements key={timesSent} eventId={eventId} />
              <CountedArrivals event={event} />
            </Suspense>
          )}
        </EventRegistrations>
      )}
    </EventSubpage>
  )
}
