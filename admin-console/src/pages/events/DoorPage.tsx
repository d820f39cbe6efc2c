import { type CharityEvent, isCalledOff } from 'shared/entities/event'
import { isUpcoming, parseEventDay, withWeekday } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useLocation, useParams } from 'shared/router'
import { isToday } from '../../features/events/eventStatus'
import { Door } from '../../features/registrations/Door'
import { EventSubpage } from './EventSubpage'

/** `/admin/events/:id/door`; `?person=` with the id of a registration shows that one first. */
export function DoorPage() {
  const eventId = Number(useParams().id)
  const shown = new URLSearchParams(useLocation().search).get('person')
  const now = useNow()
  const registrations = { to: `/admin/events/${eventId}/registrations`, label: 'Registrations' }
  return (
    <EventSubpage
      eventId={eventId}
      title="Check-in"
      preposition="at"
      dateOf={(event) => dateAtDoor(event, now)}
      parents={[registrations]}
    >
      {(event) => <Door key={eventId} eventId={eventId} event={event} shown={shown} />}
    </EventSubpage>
  )
}

/** On another day, a helper may have opened the wrong event. */
function dateAtDoor(event: CharityEvent, now: Date) {
  const { date } = event
  if (isToday(event, now) || isCalledOff(event) || !parseEventDay(date)) return date
  return `This event ${isUpcoming(event, now) ? 'is' : 'was'} on ${withWeekday(date)}.`
}
