import * as z from 'shared/schema'

/** A figure of the foundation's impact. */
export const statSchema = z.looseObject({
  id: z.number(),
  label: z.string(),
  /** A name, looked up in an allow-list with a fallback. */
  icon: z.string(),
  value: z.number(),
  prefix: z.string(),
  suffix: z.string(),
})
export type Stat = z.infer<typeof statSchema>
