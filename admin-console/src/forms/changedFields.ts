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

/** Whether a form's value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
