import { isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useAppSelector } from '../../state/hooks'
import { selectEvents } from './eventsSlice'

/** All events, upcoming ones first, and the upcoming and the past ones separately. */
export function useEventsByTime() {
  const now = useNow()
  const all = upcomingFirst(useAppSelector(selectEvents), now)
  return {
    now,
    all,
    upcoming: all.filter((event) => isUpcoming(event, now)),
    past: all.filter((event) => !isUpcoming(event, now)),
  }
}
