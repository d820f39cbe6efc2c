import { useCollection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { useParams } from 'shared/router'
import { UnknownItem } from '../../components/UnknownItem'
import { EventDetail } from './EventDetail'

/** `/events/:id`. An id that no event has redirects to the 404 page, which gets the path. */
export function EventPage() {
  const { id } = useParams()
  const everyEvent = useCollection(events)
  const event = everyEvent.find((candidate) => candidate.id === Number(id))

  if (event) return <EventDetail key={event.id} event={event} />
  return <UnknownItem definition={events} />
}
