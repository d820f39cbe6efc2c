/** The names of the fields that a schema has: of an object, or of each item of a list. */
export function fieldNames(schema: object): string[] {
  const { def } = schema as { def: { shape?: object; element?: object } }
  return def.element ? fieldNames(def.element) : Object.keys(def.shape ?? {})
}
