import { CardPreview } from '../../lists/CardPreview'
import { EventCard } from './EventCard'
import { useEventsByTime } from './useEventsByTime'

/** The next events as visitors will see them, the soonest first. */
export function UpcomingEvents() {
  const { upcoming } = useEventsByTime()
  return (
    <CardPreview title="Upcoming events" items={upcoming}>
      {(event) => <EventCard event={event} />}
    </CardPreview>
  )
}
