import { type Program, programSlug } from 'shared/entities/program'

/** The slug, with a number behind it where one of these programs has it already. */
export function freeSlug(slug: string, others: readonly Program[]): string {
  const taken = new Set(others.map(programSlug))
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  return free
}
