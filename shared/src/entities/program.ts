import * as z from 'shared/schema'

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
  /** What follows "/programs/" in the address of its page. */
  slug: z.optional(z.string()),
  /** Markdown: what its page says. Without it, that is its description, or what the site has for this address. */
  content: z.optional(z.string()),
})
export type Program = z.infer<typeof programSchema>

// Not Omit: with the index signature of a loose object it would lose the names of the fields.
/** What the administrator can edit of a program. */
export type ProgramDetails = Pick<
  Program,
  'title' | 'description' | 'icon' | 'color' | 'link' | 'status' | 'slug' | 'content'
>

/** What the form for a new program starts with. */
export const newProgramDefaults: ProgramDetails = {
  title: '',
  description: '',
  icon: 'heart',
  color: 'green',
  link: '',
  status: 'draft',
}

export const programStatusLabels: Record<ProgramStatus, string> = {
  active: 'Active',
  draft: 'Draft',
}

/** The program's title, or a placeholder where it is blank. */
export const programName = ({ title }: Pick<Program, 'title'>) => title.trim() || 'Untitled program'

/** Pages that a program's link may lead to instead of its own: those of the route table that are always there. */
const fixedPage =
  /^\/(|about|events|blog|get-involved|impact|donate|contact|privacy-policy|terms)([?#].*)?$/

type Addressed = Pick<Program, 'id' | 'slug' | 'link'>

/** The page of a program. One from before there were slugs may have the address that its link names. */
export const programPagePath = ({ id, slug, link }: Addressed) =>
  /^\/programs\/[\w-]+/.exec(slug ? `/programs/${slug}` : link.trim())?.[0] ?? `/programs/${id}`

/** What that address ends with. */
export const programSlug = (program: Addressed) =>
  programPagePath(program).slice('/programs/'.length)

/** Where "Learn More" leads: to the page that the link names, or else to the program's own. */
export const programPath = (program: Addressed) =>
  fixedPage.exec(program.link.trim())?.[0] ?? programPagePath(program)
