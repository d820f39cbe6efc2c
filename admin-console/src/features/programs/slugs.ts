import { type Program, programSlug } from 'shared/entities/program'

const longest = 80

/** "Eye Care & You" as "eye-care-you"; empty where nothing of it can be in an address. */
export const toSlug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, longest)
    .replace(/-$/, '') ?? ''

/** The slug, with a number behind it where one of these programs has it already. */
export function freeSlug(slug: string, others: readonly Program[]): string {
  const taken = new Set(others.map(programSlug))
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  return free
}
