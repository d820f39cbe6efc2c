import { lazy, Suspense } from 'react'
import { eventDateTime, eventName } from 'shared/entities/event'
import { Link, useParams } from 'shared/router'
import { Page } from '../../components/Page'
import { EventRegistrations } from '../../features/registrations/EventRegistrations'
import { useAppSelector } from '../../state/hooks'

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
      <p>
        {event ? (
          <>
            <Link to={`/admin/events/${eventId}`}>{name}</Link>, {eventDateTime(event)}
          </>
        ) : (
          'This event was deleted.'
        )}
      </p>
      <EventRegistrations key={eventId} eventId={eventId} event={event} title={name} />
      {event && (
        <Suspense>
          <CountedArrivals key={`came ${eventId}`} event={event} />
        </Suspense>
      )}
    </Page>
  )
}
