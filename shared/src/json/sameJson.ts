/** Whether two values are the same as JSON. The order of items matters, that of fields does not. */
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
