import type { CharityEvent, EventDetails } from 'shared/entities/event'
import { useQuery } from '../../backend/useQuery'
import { effectOf } from './changeEffect'
import { countVisitors } from './countVisitors'
import { VisitorsNotice } from './VisitorsNotice'
import { affectsVisitors, mayOpenPlaces } from './visitorChanges'

interface ChangeNoticeProps {
  event: CharityEvent
  changes: Partial<EventDetails>
}

/** Says of changes, where the form of the event would ask about them, whom they reach. */
export function ChangeNotice({ event, changes }: ChangeNoticeProps) {
  const isAsked = affectsVisitors(changes, event) || mayOpenPlaces(changes, event)
  const query = useQuery(`visitors ${event.id}`, isAsked ? () => countVisitors(event.id) : null)
  return isAsked && <VisitorsNotice query={query} {...effectOf(event, changes)} />
}
