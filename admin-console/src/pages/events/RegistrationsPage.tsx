import { eventDateTime, eventName } from 'shared/entities/event'
import { Link, useParams } from 'shared/router'
import { Page } from '../../components/Page'
import { EventRegistrations } from '../../features/registrations/EventRegistrations'
import { WhoCame } from '../../features/registrations/WhoCame'
import { useAppSelector } from '../../state/hooks'
import { usePeopleServed } from './usePeopleServed'

/** `/admin/events/:id/registrations`. Registrations outlive their event. */
export function RegistrationsPage() {
  const eventId = Number(useParams().id)
  const event = useAppSelector(({ events }) => events.find(({ id }) => id === eventId))
  const countServed = usePeopleServed(event)
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
      {event && <WhoCame key={`came ${eventId}`} event={event} onCount={countServed} />}
    </Page>
  )
}
