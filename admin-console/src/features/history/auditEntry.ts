import * as z from 'shared/schema'

/** Columns and their values, in the store's own names. */
const fieldsSchema = z.optional(z.looseObject({}))

export const auditEntrySchema = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  /** Missing for a change that was made in SQL. */
  administratorName: z.optional(z.string()),
  tableName: z.string(),
  rowId: z.string(),
  action: z.enum(['insert', 'update', 'delete', 'handle', 'reopen']),
  /** Of an update, only the fields that it changed. */
  before: fieldsSchema,
  after: fieldsSchema,
})
export type AuditEntry = z.infer<typeof auditEntrySchema>
