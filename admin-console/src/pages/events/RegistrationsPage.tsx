import { lazy, Suspense } from 'react'
import { eventName } from 'shared/entities/event'
import { useParams } from 'shared/router'
import { Page } from '../../components/Page'
import { Announcements } from '../../features/messages/Announcements'
import { EventRegistrations } from '../../features/registrations/EventRegistrations'
import { useAppSelector } from '../../state/hooks'
import { EventLine } from './EventLine'

const CountedArrivals = lazy(() =>
  import('./CountedArrivals').then((module) => ({ default: module.CountedArrivals })),
)

/** `/admin/events/:id/registrations`. Registrations outlive their event. */
export function RegistrationsPage() {
  const eventId = Number(useParams().id)
  const event = useAppSelector(({ events }) => events.find(({ id }) => id === eventId))
  const name = event ? eventName(event) : ''
  return (
    <Page title="Registrations" formTitle={name && `Registrations, ${name}`}>
      <EventLine event={event} to={`/admin/events/${eventId}`} />
      <EventRegistrations key={eventId} eventId={eventId} event={event} title={name} />
      {event && <Announcements key={`emails ${eventId}`} event={event} />}
      {event && (
        <Suspense>
          <CountedArrivals key={`came ${eventId}`} event={event} />
        </Suspense>
      )}
    </Page>
  )
}
