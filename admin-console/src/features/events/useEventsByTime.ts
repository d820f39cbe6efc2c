import { useMemo } from 'react'
import { notScheduled } from 'shared/entities/event'
import { isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useAppSelector } from '../../state/hooks'
import { isToday } from './eventStatus'
import { selectEvents } from './eventsSlice'

/**
 * All events, upcoming ones first, and separately the drafts and, of the others, upcoming and past ones. Of
 * those that take place, the ones of today, which stay until the day ends, and those that are coming up.
 */
export function useEventsByTime() {
  const now = useNow()
  const events = useAppSelector(selectEvents)
  // Sorting thousands with each letter of a search would hold it up.
  return useMemo(() => {
    const all = upcomingFirst(events, now)
    const drafts = all.filter(({ status }) => status === 'draft')
    const listed = all.filter(({ status }) => status !== 'draft')
    const upcoming = listed.filter((event) => isUpcoming(event, now))
    const scheduled = all.filter((event) => !notScheduled(event))
    return {
      now,
      all,
      drafts,
      upcoming,
      past: listed.slice(upcoming.length),
      today: scheduled.filter((event) => isToday(event, now)),
      comingUp: scheduled.filter((event) => isUpcoming(event, now)),
    }
  }, [events, now])
}
