import { useCollection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { eventPhase } from 'shared/format/eventPhase'
import { useNow } from 'shared/format/useNow'

/** The events that visitors see, every one but drafts, and whether there is one to go to. */
export function useListedEvents() {
  const listed = useCollection(events).filter(({ status }) => status !== 'draft')
  const now = useNow()
  const anyToGoTo = listed.some((event) => ['today', 'upcoming'].includes(eventPhase(event, now)))
  return { listed, anyToGoTo }
}
