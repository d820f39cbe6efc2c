import type { IconName } from '../../components/Icon'

const icons = new Map<string, IconName>(
  (
    [
      'book',
      'calendar',
      'coins',
      'eye',
      'hand-heart',
      'heart',
      'map-pin',
      'stethoscope',
      'users',
    ] as const
  ).map((name) => [name, name]),
)

/** The drawing of this name, or a heart: what is stored is free text. */
export const programIcon = (icon: string): IconName => icons.get(icon.trim()) ?? 'heart'

const colors = ['green', 'sea', 'gold', 'red'] as const
export type ProgramColor = (typeof colors)[number]

/** The colour that a class string names, "sea" or "bg-sea-600 text-white", or green. */
export function programColor(classes: string): ProgramColor {
  const words = classes.toLowerCase().split(/[\s-]+/)
  return colors.find((color) => words.includes(color)) ?? 'green'
}

/** A path of this site that a program may lead to; anything else leads to the list of programs. */
export const programPath = (link: string) =>
  /^\/(?![/\\])/.test(link.trim()) ? link.trim() : '/programs'
