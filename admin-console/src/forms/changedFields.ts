import { sameJson } from 'shared/json/sameJson'

/** A partial copy, also of nested objects. Arrays are not partial. */
export type Changes<Values> = {
  [Field in keyof Values]?: Values[Field] extends readonly unknown[]
    ? Values[Field]
    : Values[Field] extends object
      ? Changes<Values[Field]>
      : Values[Field]
}

/** The fields in which `values` differ from the initial values of a form. */
export function changedFields<Values extends object>(
  opened: Values,
  values: Values,
): Changes<Values> {
  const changed = Object.entries(values).flatMap(([field, value]) => {
    const before = (opened as Record<string, unknown>)[field]
    if (isGroup(before) && isGroup(value)) {
      const changes = changedFields(before, value)
      return Object.keys(changes).length > 0 ? [[field, changes]] : []
    }
    return sameJson(before, value) ? [] : [[field, value]]
  })
  return Object.fromEntries(changed)
}

/** Where the changed fields are: `['status']`, and `['people', 'value']` in a group. */
export const fieldPaths = (changes: object): string[][] =>
  Object.entries(changes).flatMap(([field, value]) =>
    isGroup(value) ? fieldPaths(value).map((path) => [field, ...path]) : [[field]],
  )

/** Whether a form's value is a group of fields. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
