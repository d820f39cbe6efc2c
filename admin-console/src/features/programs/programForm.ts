/** The form of a program. It has no status: programs are published from the list. */
import type { ProgramDetails } from 'shared/entities/program'
import * as z from 'shared/schema'

const programFormSchema = z.object({
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  color: z.string(),
  link: z.string(),
})
export type ProgramFormValues = z.infer<typeof programFormSchema>

export const programDraftSchema = z.partial(programFormSchema)

/** Without the fields that the form does not have. */
export const programFormValues = (program: ProgramDetails) => programFormSchema.parse(program)
