import type { CharityEvent } from 'shared/entities/event'
import { isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { LongList } from '../../components/LongList'
import { EventGrid } from './EventGrid'

/** Events as cards, upcoming ones first. */
export function EventList({ events }: { events: readonly CharityEvent[] }) {
  const now = useNow()
  return (
    <LongList name="events" items={upcomingFirst(events, now)}>
      {(shown) => {
        const upcoming = shown.filter((event) => isUpcoming(event, now))
        const past = shown.filter((event) => !isUpcoming(event, now))
        return (
          <>
            {upcoming.length > 0 && <EventGrid title="Coming up" events={upcoming} />}
            {past.length > 0 && <EventGrid title="Past events" events={past} past />}
          </>
        )
      }}
    </LongList>
  )
}
