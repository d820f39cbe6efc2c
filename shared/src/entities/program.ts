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

/** The icons that a program can have. Both remotes draw each of them. */
export const programIcons = [
  'heart',
  'hand-heart',
  'stethoscope',
  'eye',
  'book',
  'users',
  'calendar',
  'map-pin',
  'coins',
] as const
export type ProgramIcon = (typeof programIcons)[number]

export const programIconLabels: Record<ProgramIcon, string> = {
  heart: 'Heart',
  'hand-heart': 'Giving hand',
  stethoscope: 'Stethoscope',
  eye: 'Eye',
  book: 'Book',
  users: 'People',
  calendar: 'Calendar',
  'map-pin': 'Place',
  coins: 'Coins',
}

/** The icon of this name, or a heart: what is stored is free text. */
export const programIcon = (icon: string): ProgramIcon =>
  programIcons.find((name) => name === icon.trim()) ?? 'heart'

export const programColors = ['green', 'sea', 'gold', 'red'] as const
export type ProgramColor = (typeof programColors)[number]

export const programColorLabels: Record<ProgramColor, string> = {
  green: 'Green',
  sea: 'Sea blue',
  gold: 'Gold',
  red: 'Red',
}

/** The color that a class string names, "sea" or "bg-sea-600 text-white", or green. */
export function programColor(classes: string): ProgramColor {
  const words = classes.toLowerCase().split(/[\s-]+/)
  return programColors.find((color) => words.includes(color)) ?? 'green'
}

/** Pages that a program's link may lead to instead of its own. None of them can be missing. */
const fixedPage = /^\/(about|events|get-involved|donate|contact)([?#].*)?$/

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
