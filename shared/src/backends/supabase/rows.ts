/**
 * Entities as rows of the database. Columns have the names of the fields, in snake case; values are the
 * same on both sides.
 */
type Row = Record<string, unknown>

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const renameKeys = (object: object, rename: (name: string) => string): Row =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [rename(name), value]))

/** `{ imageUrl }` as `{ image_url }`. */
export const toRow = (fields: object): Row => renameKeys(fields, snakeCase)

const camelCase = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** `{ image_url }` as `{ imageUrl }`. */
export const renamedFromRow = (columns: object): Row => renameKeys(columns, camelCase)

/** A whole row, renamed. Columns that are NULL are left out, as optional fields are. */
export function fromRow(row: object): Row {
  const present = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  return renamedFromRow(present)
}
