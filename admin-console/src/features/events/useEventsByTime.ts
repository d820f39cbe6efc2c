import { useMemo } from 'react'
import { notScheduled } from 'shared/entities/event'
import { isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useAppSelector } from '../../state/hooks'
import { isToday } from './eventStatus'
import { selectEvents } from './eventsSlice'

/**
 * All events, those of today first, which stay until the day ends, and then upcoming ones. Separately the drafts
 * and, of the others, those of today, upcoming and past ones; and of these, what takes place today, and is coming up.
 */
export function useEventsByTime() {
  const now = useNow()
  const events = useAppSelector(selectEvents)
  // Sorting thousands with each letter of a search would hold it up.
  return useMemo(() => {
    const byTime = upcomingFirst(events, now)
    const all = byTime.toSorted((a, b) => Number(isToday(b, now)) - Number(isToday(a, now)))
    const drafts = all.filter(({ status }) => status === 'draft')
    const listed = all.filter(({ status }) => status !== 'draft')
    const scheduled = all.filter((event) => !notScheduled(event))
    return {
      now,
      all,
      drafts,
      ofToday: listed.filter((event) => isToday(event, now)),
      upcoming: listed.filter((event) => isUpcoming(event, now)),
      past: listed.filter((event) => !isToday(event, now) && !isUpcoming(event, now)),
      today: scheduled.filter((event) => isToday(event, now)),
      comingUp: scheduled.filter((event) => isUpcoming(event, now)),
    }
  }, [events, now])
}
