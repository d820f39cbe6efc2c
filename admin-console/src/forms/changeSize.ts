import { isGroup } from './changedFields'

/** How many characters were typed or deleted between two values of a form; other changes count as 1. */
export function changeSize(before: unknown, after: unknown): number {
  if (before === after) return 0
  if (isGroup(before) && isGroup(after)) {
    const sizes = Object.keys(after).map((key) => changeSize(before[key], after[key]))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  if (typeof before !== 'string' || typeof after !== 'string') return 1
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return Math.max(before.length, after.length) - start - end
}
