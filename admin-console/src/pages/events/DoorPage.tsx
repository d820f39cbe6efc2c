import { useLocation, useParams } from 'shared/router'
import { Door } from '../../features/registrations/Door'
import { EventSubpage } from './EventSubpage'

/** `/admin/events/:id/door`; `?person=` with the id of a registration shows that one first. */
export function DoorPage() {
  const eventId = Number(useParams().id)
  const shown = new URLSearchParams(useLocation().search).get('person')
  const registrations = { to: `/admin/events/${eventId}/registrations`, label: 'Registrations' }
  return (
    <EventSubpage eventId={eventId} title="Check-in" preposition="at" parents={[registrations]}>
      {(event) => <Door key={eventId} eventId={eventId} event={event} shown={shown} />}
    </EventSubpage>
  )
}
