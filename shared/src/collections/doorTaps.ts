import * as z from 'shared/schema'
import { defineCollection } from '../persistence/defineCollection'

export const doorTapSchema = z.looseObject({
  /** Made where somebody taps, so that it counts once, however often it is sent. */
  id: z.string(),
  eventId: z.number(),
  /** Whom it is about: a person of a registration… */
  registrationId: z.optional(z.string()),
  /** …by their place in the party, 0 for the one who registered; */
  person: z.optional(z.number()),
  /** or somebody who never registered, by an id of their own. */
  walkIn: z.optional(z.string()),
  /** Of a walk-in who said it. */
  name: z.optional(z.string()),
  here: z.boolean(),
  /** ISO 8601, UTC, with six digits after the seconds: so they are compared as texts. */
  at: z.string(),
  /** Whether it is where all other helpers get it from. */
  sent: z.optional(z.boolean()),
})
/** That somebody came to an event, or left again, as tapped at its door. */
export type DoorTap = z.infer<typeof doorTapSchema>

/** What was tapped at the doors of events, here and, where a database has it, elsewhere. */
export const doorTaps = defineCollection({
  key: 'doorTaps',
  schema: z.array(doorTapSchema),
  seed: [],
})
