import * as z from 'shared/schema'

/** What this device remembers of a registration made on it: neither name nor email address. */
export const deviceRegistrationSchema = z.looseObject({
  eventId: z.number(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** What the backend knows it by. The first releases stored none. */
  id: z.optional(z.string()),
  /** What it can be canceled with, where a database has it. */
  token: z.optional(z.string()),
})
export type DeviceRegistration = z.infer<typeof deviceRegistrationSchema>
