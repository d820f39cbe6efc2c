import { EventList } from '../../features/events/EventList'
import { eventKind } from '../../features/events/eventKind'
import { UpcomingEvents } from '../../features/events/UpcomingEvents'
import { ItemPages } from '../ItemPages'

export const EventsPage = () => (
  <ItemPages title="Events Management" kind={eventKind}>
    {(open) => (
      <>
        <EventList {...open} />
        <UpcomingEvents />
      </>
    )}
  </ItemPages>
)
