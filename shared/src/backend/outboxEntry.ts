import * as z from 'shared/schema'

/** A row's fields; `null` where there is no row. */
const fieldsSchema = z.nullable(z.looseObject({}))

const failureSchema = z.object({
  /** Only the first two pass by themselves. */
  reason: z.enum(['unavailable', 'signedOut', 'conflict', 'forbidden', 'refused']),
  /** The backend's own words about what it refused. */
  message: z.optional(z.string()),
  /** The row as somebody else left it; `null` when it was deleted. */
  theirs: z.optional(fieldsSchema),
})
export type OutboxFailure = z.infer<typeof failureSchema>

/** As the browser stores it, under its key. */
export const outboxEntrySchema = z.object({
  /** The collection's key. */
  collection: z.string(),
  /** The administrator who made the change. */
  owner: z.object({ id: z.string(), name: z.string() }),
  /** When it was changed, by this device's clock: for people to read, not for the order. */
  changedAt: z.string(),
  change: z.object({
    id: z.number(),
    version: z.optional(z.number()),
    before: fieldsSchema,
    after: fieldsSchema,
  }),
  /** It is on its way and may have arrived: later changes of its row wait in another entry. */
  sent: z.optional(z.boolean()),
  /** Why it has not arrived yet. */
  failure: z.optional(failureSchema),
})
export type OutboxEntry = z.infer<typeof outboxEntrySchema> & { readonly key: string }
export type OutboxOwner = OutboxEntry['owner']
