import * as z from 'shared/schema'

const fieldsSchema = z.nullable(z.looseObject({}))

/** An entry of the outbox as the browser stores it, under its key. */
export const outboxEntrySchema = z.object({
  collection: z.string(),
  owner: z.object({ id: z.string(), name: z.string() }),
  changedAt: z.string(),
  change: z.object({
    id: z.number(),
    version: z.optional(z.number()),
    before: fieldsSchema,
    after: fieldsSchema,
  }),
  sent: z.optional(z.boolean()),
  failure: z.optional(
    z.object({
      reason: z.enum(['unavailable', 'signedOut', 'conflict', 'forbidden', 'refused']),
      message: z.optional(z.string()),
      theirs: z.optional(fieldsSchema),
    }),
  ),
})
