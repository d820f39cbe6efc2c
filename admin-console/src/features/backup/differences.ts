/** Compares two values of a collection. Values are JSON. */
import { type ContentKey, contentKind } from 'shared/content/contentKinds'
import { type Fields, fieldsOf } from 'shared/content/rowChanges'
import { sameJson } from 'shared/json/sameJson'

export interface Difference {
  added: number
  changed: number
  /** The names of the list items that are missing; of settings, the names of the fields. */
  removed: string[]
  orderOnly: boolean
}

/** Compares list items by id, and settings by field name. */
export function difference(key: ContentKey, current: unknown, next: unknown): Difference {
  const before = parts(current)
  const after = parts(next)
  const ids = [...after.keys()]
  const kept = ids.filter((id) => before.has(id))
  const added = ids.length - kept.length
  const changed = kept.filter((id) => !sameJson(before.get(id), after.get(id))).length
  const removed = [...before]
    .filter(([id]) => !after.has(id))
    .map(([id, item]) => (Array.isArray(current) ? itemName(key, id, item as Fields) : `${id}`))
  const isSame = added + changed + removed.length === 0
  const isReordered = Array.isArray(current) && !sameJson([...before.keys()], ids)
  return { added, changed, removed, orderOnly: isSame && isReordered }
}

export const isDifferent = ({ added, changed, removed, orderOnly }: Difference) =>
  added + changed + removed.length > 0 || orderOnly

/** What a database keeps beside the fields, such as a row's version, is no difference. */
function parts(value: unknown): Map<unknown, unknown> {
  if (Array.isArray(value)) return new Map(value.map((item) => [item.id, fieldsOf(item)]))
  return new Map(Object.entries(fieldsOf(value as object)))
}

function itemName(key: ContentKey, id: unknown, item: Fields) {
  const { nameField = '' } = contentKind(key)
  const name = item[nameField]
  return (typeof name === 'string' && name.trim()) || `number ${id}, which has no name`
}
