import { useEffect } from 'react'
import { administration } from '../../backend/administration'
import { useQuery } from '../../backend/useQuery'
import { useAppSelector } from '../../state/hooks'

/** Whom to contact about events that are to come. */
export function useContacts() {
  const events = useAppSelector((state) => state.events)
  const query = useQuery('contacts', async () => {
    const { loadContacts } = await import('./contacts')
    return loadContacts(events)
  })
  const { refresh } = query
  // A change of an event is in the history once the backend has it.
  useEffect(() => administration().history.subscribe?.(refresh), [refresh])
  return query
}
