/** What would change if one value of a collection took the place of another. Values are JSON. */

export interface Difference {
  added: number
  changed: number
  removed: number
  /** Nothing but the order of the items differs. */
  orderOnly: boolean
}

/** Counts items of a list by their ids, and fields of settings by their names. */
export function difference(current: unknown, next: unknown): Difference {
  const before = parts(current)
  const after = parts(next)
  const keys = [...after.keys()]
  const kept = keys.filter((key) => before.has(key))
  const counts = {
    added: keys.length - kept.length,
    changed: kept.filter((key) => !sameJson(before.get(key), after.get(key))).length,
    removed: before.size - kept.length,
  }
  const someCount = counts.added + counts.changed + counts.removed > 0
  return { ...counts, orderOnly: !someCount && !sameJson(current, next) }
}

export const isDifferent = ({ added, changed, removed, orderOnly }: Difference) =>
  added + changed + removed > 0 || orderOnly

function parts(value: unknown): Map<unknown, unknown> {
  if (Array.isArray(value)) return new Map(value.map((item) => [item.id, item]))
  return new Map(Object.entries(value as object))
}

/** Whether two values are the same as JSON; the order of fields does not matter, of items it does. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [definedFields(a), definedFields(b)]
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && sameJson(value, right.get(key)))
  )
}

/** A field that is undefined is not there: JSON has no word for it. */
const definedFields = (value: object) =>
  new Map(Object.entries(value).filter(([, field]) => field !== undefined))
