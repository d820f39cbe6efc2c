import * as z from 'shared/schema'
import { defineCollection } from '../persistence/defineCollection'

const registrationSchema = z.looseObject({
  eventId: z.number(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** What the backend knows it by. The first releases stored none. */
  id: z.optional(z.string()),
  /** What it can be canceled with, where a database has it. */
  token: z.optional(z.string()),
  /** How many people it is for; without it, one. */
  partySize: z.optional(z.number()),
  /** Whether it waits for places; `false` once it has got them. */
  waiting: z.optional(z.boolean()),
})
/** What this device remembers of a registration made on it: neither name nor email address. */
export type DeviceRegistration = z.infer<typeof registrationSchema>

/** The registrations made on this device, the latest last. */
export const registrations = defineCollection({
  key: 'registrations',
  schema: z.array(registrationSchema),
  seed: [],
})
