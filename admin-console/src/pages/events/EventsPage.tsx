import { EventList } from '../../features/events/EventList'
import { eventKind } from '../../features/events/eventKind'
import { UpcomingEvents } from '../../features/events/UpcomingEvents'
import { ListPage } from '../ListPage'

export const EventsPage = () => (
  <ListPage title="Events Management" kind={eventKind}>
    {(open) => (
      <>
        <EventList {...open} />
        <UpcomingEvents />
      </>
    )}
  </ListPage>
)
