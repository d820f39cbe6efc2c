import * as z from 'shared/schema'

/** What this device remembers of a registration made on it: neither name nor email address. */
export const deviceRegistrationSchema = z.looseObject({
  eventId: z.number(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** What the store knows it by, and what it can be canceled with; neither without a store. */
  id: z.optional(z.string()),
  token: z.optional(z.string()),
})
export type DeviceRegistration = z.infer<typeof deviceRegistrationSchema>
