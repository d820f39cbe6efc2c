/** What an administrator does for somebody who has registered, or does so by phone. */
import * as z from 'shared/schema'
import { type Administration, savedRegistrationSchema } from '../../backend/administration'
import { events } from '../../collections/events'
import { supabaseCollection } from './content/supabaseCollection'
import { callAsAdministrator } from './submissionRequests'

/** By the ids of events, how many each counts now. */
const countsSchema = z.object({ events: z.optional(z.record(z.string(), z.number())) })

/** Shows them until the events are read again. */
async function reflect(answer: unknown) {
  const { events: counts = {} } = countsSchema.parse(answer)
  await supabaseCollection(events).reflect((current) =>
    current.map((event) => ({ ...event, attendees: counts[event.id] ?? event.attendees })),
  )
}

/** Calls a function that saves a registration, and shows what its events count then. */
async function saveBy(name: string, args: Record<string, unknown>) {
  const answer = await callAsAdministrator(name, args, z.looseObject({}))
  await reflect(answer)
  return answer
}

export const registrationRequests: Administration['registrations'] = {
  save: async (id, form, eventId, aboveSlots = false) =>
    savedRegistrationSchema.parse(
      await saveBy('save_registration', { id, form, event_id: eventId, above_slots: aboveSlots }),
    ),
  addWaiting: async (id, form, eventId) =>
    savedRegistrationSchema.parse(await saveBy('add_waiting', { id, form, event_id: eventId })),
  // An administrator needs no token.
  cancel: (id) => saveBy('cancel_registration', { id, token: '' }),
  promote: async (id, aboveSlots = false) =>
    savedRegistrationSchema.parse(
      await saveBy('promote_registration', { id, above_slots: aboveSlots }),
    ),
}
