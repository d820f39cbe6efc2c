/** Compares two values of a collection. Values are JSON. */

import { fieldsOf } from 'shared/content/rowChanges'
import { sameJson } from 'shared/json/sameJson'

export interface Difference {
  added: number
  changed: number
  removed: number
  /** Only the order of the items differs. */
  orderOnly: boolean
}

/** Compares list items by id, and settings by field name. */
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
  return { ...counts, orderOnly: !someCount && isReordered(current, next) }
}

export const isDifferent = ({ added, changed, removed, orderOnly }: Difference) =>
  added + changed + removed > 0 || orderOnly

const isReordered = (current: unknown, next: unknown) =>
  Array.isArray(current) && !sameJson([...parts(current).keys()], [...parts(next).keys()])

/** What a database keeps beside the fields, such as a row's version, is no difference. */
function parts(value: unknown): Map<unknown, unknown> {
  if (Array.isArray(value)) return new Map(value.map((item) => [item.id, fieldsOf(item)]))
  return new Map(Object.entries(fieldsOf(value as object)))
}
