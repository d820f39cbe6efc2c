import { useCollection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { notScheduled } from 'shared/entities/event'
import { isUpcoming, upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'

/** The events that visitors see, every one but drafts, whether any is upcoming, and the next to which one can go. */
export function useListedEvents() {
  const now = useNow()
  const listed = useCollection(events).filter(({ status }) => status !== 'draft')
  const upcoming = upcomingFirst(listed, now).filter((event) => isUpcoming(event, now))
  const next = upcoming.filter((event) => !notScheduled(event))
  return { listed, anyUpcoming: upcoming.length > 0, next }
}
