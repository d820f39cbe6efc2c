import * as z from 'zod/mini'

export const programStatuses = ['active', 'draft'] as const
export type ProgramStatus = (typeof programStatuses)[number]

export const programSchema = z.looseObject({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  /** A name, looked up in an allow-list with a fallback; never injected. */
  icon: z.string(),
  /** A class string, looked up in an allow-list with a fallback; never injected. */
  color: z.string(),
  /** A path of this site, "/programs/health-fairs". */
  link: z.string(),
  status: z.enum(programStatuses),
  /** The day of the last save, YYYY-MM-DD: saving stamps it, on edit too. */
  createdAt: z.string(),
})
export type Program = z.infer<typeof programSchema>
