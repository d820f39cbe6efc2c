import { useMemo } from 'react'
import { isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useAppSelector } from '../../state/hooks'
import { selectEvents } from './eventsSlice'

/** All events, upcoming ones first, and separately the drafts and, of the others, upcoming and past ones. */
export function useEventsByTime() {
  const now = useNow()
  const events = useAppSelector(selectEvents)
  // Sorting thousands with each letter of a search would hold it up.
  return useMemo(() => {
    const all = upcomingFirst(events, now)
    const drafts = all.filter(({ status }) => status === 'draft')
    const listed = all.filter(({ status }) => status !== 'draft')
    const upcoming = listed.filter((event) => isUpcoming(event, now))
    return { now, all, drafts, upcoming, past: listed.slice(upcoming.length) }
  }, [events, now])
}
