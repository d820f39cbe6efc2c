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

const anything = z.looseObject({})

export const registrationRequests: Administration['registrations'] = {
  async save(id, form, eventId, aboveSlots = false) {
    const args = { id, form, event_id: eventId, above_slots: aboveSlots }
    const answer = await callAsAdministrator('save_registration', args, anything)
    await reflect(answer)
    return savedRegistrationSchema.parse(answer)
  },
  async cancel(id) {
    // An administrator needs no token.
    await reflect(await callAsAdministrator('cancel_registration', { id, token: '' }, anything))
  },
}
