/** The icons and colors of programs. Apart from their schema, which every page has. */

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
