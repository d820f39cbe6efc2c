import { useCollection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { isUpcoming } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'

/** The events that visitors see, every one but drafts, and whether any is upcoming. */
export function useListedEvents() {
  const listed = useCollection(events).filter(({ status }) => status !== 'draft')
  const now = useNow()
  return { listed, anyUpcoming: listed.some((event) => isUpcoming(event, now)) }
}
