import { eventName } from 'shared/entities/event'
import { useLocation, useParams } from 'shared/router'
import { Page } from '../../components/Page'
import { Door } from '../../features/registrations/Door'
import { useAppSelector } from '../../state/hooks'
import { EventLine } from './EventLine'

/** `/admin/events/:id/door`; `?person=` with the id of a registration shows that one first. */
export function DoorPage() {
  const eventId = Number(useParams().id)
  const shown = new URLSearchParams(useLocation().search).get('person')
  const event = useAppSelector(({ events }) => events.find(({ id }) => id === eventId))
  const name = event ? eventName(event) : ''
  return (
    <Page title="Door" formTitle={name && `Door, ${name}`}>
      <EventLine event={event} to={`/admin/events/${eventId}/registrations`} />
      <Door key={eventId} eventId={eventId} event={event} shown={shown} />
    </Page>
  )
}
