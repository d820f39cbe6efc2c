import { registrations } from 'shared/collections/registrations'
import { collection } from 'shared/backend'
import { supabaseConfig } from 'shared/backends/supabase/supabaseConfig'
import { callStore } from '../../submissions/callStore'
import { setAttendees } from './setAttendees'

/** Cancels a registration that the store has. Rejects where it cannot be reached, with nothing canceled. */
export async function cancelInStore(eventId: number, args: { id: string; token: string }) {
  const store = supabaseConfig()
  if (!store) throw new Error('The document names no store that can be read')
  const answer = await callStore(store, 'cancel_registration', args)
  await collection(registrations).update((current) =>
    current.filter((registration) => registration.id !== args.id),
  )
  await setAttendees(eventId, answer)
}
