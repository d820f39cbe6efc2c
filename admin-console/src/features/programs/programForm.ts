/** The form of a program. It has no status: programs are published from the list. */
import { type ProgramDetails, programSlug } from 'shared/entities/program'
import * as z from 'shared/schema'
import { toSlug } from '../../format/toSlug'

const programFormSchema = z.object({
  title: z.string(),
  description: z.string(),
  slug: z.string(),
  content: z.string(),
  icon: z.string(),
  color: z.string(),
  link: z.string(),
})
export type ProgramFormValues = z.infer<typeof programFormSchema>

export const programDraftSchema = z.partial(programFormSchema)

/** Without the fields that the form does not have. */
export const programFormValues = (program: ProgramDetails): ProgramFormValues =>
  programFormSchema.parse({
    ...program,
    slug: programSlug({ ...program, id: 0 }).replace(/^0$/, ''),
    content: program.content ?? '',
  })

/** What is left empty is no field. */
export const programDetails = (values: ProgramFormValues) => ({
  ...values,
  slug: typedSlug(values) || undefined,
  content: values.content || undefined,
})

/** The typed end of the page's address, or else the one that its title gives; empty where that has no letter. */
export const typedSlug = ({ slug, title }: Pick<ProgramFormValues, 'slug' | 'title'>) =>
  toSlug(slug) || toSlug(title)
