import { useMemo } from 'react'
import { isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useAppSelector } from '../../state/hooks'
import { selectEvents } from './eventsSlice'

/** All events, upcoming ones first, and the upcoming and the past ones separately. */
export function useEventsByTime() {
  const now = useNow()
  const events = useAppSelector(selectEvents)
  // Sorting thousands with each letter of a search would hold it up.
  return useMemo(() => {
    const all = upcomingFirst(events, now)
    const upcoming = all.filter((event) => isUpcoming(event, now))
    return { now, all, upcoming, past: all.slice(upcoming.length) }
  }, [events, now])
}
