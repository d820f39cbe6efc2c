import { useEffect } from 'react'
import type { CharityEvent } from 'shared/entities/event'
import { administration } from '../../backend/administration'
import { useQuery } from '../../backend/useQuery'

/** Whom to contact about those of the events that are to come. */
export function useContacts(events: readonly CharityEvent[]) {
  const announced = events.map(({ id, date, time, location, status }) =>
    [id, date, time, location, status].join(),
  )
  const query = useQuery(
    announced.join(),
    async () => (await import('./contacts')).loadContacts(events),
    'contacts',
  )
  const { refresh } = query
  // A change of an event is in the history once the backend has it.
  useEffect(() => administration().history.subscribe?.(refresh), [refresh])
  return query
}
