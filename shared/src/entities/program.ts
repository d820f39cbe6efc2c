import * as z from 'shared/schema'
import { safeUrl } from '../format/safeUrl'

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

// Not Omit: with the index signature of a loose object it would lose the names of the fields.
/** What the administrator can edit of a program. */
export type ProgramDetails = Pick<
  Program,
  'title' | 'description' | 'icon' | 'color' | 'link' | 'status'
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

/** A path of this site that a program may lead to; anything else leads to the list of programs. */
export const programPath = (link: string) =>
  (link.trim().startsWith('/') && safeUrl(link)) || '/programs'
