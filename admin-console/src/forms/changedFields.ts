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
    return isSame(before, value) ? [] : [[field, value]]
  })
  return Object.fromEntries(changed)
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Arrays, such as tags, are compared by content. */
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
