/**
 * Entities as rows of the store. Columns have the names of the fields, in snake case; values are the
 * same on both sides.
 */
type Row = Record<string, unknown>

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const renamed = (object: object, rename: (name: string) => string): Row =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [rename(name), value]))

/** `{ imageUrl }` as `{ image_url }`. */
export const toRow = (fields: object): Row => renamed(fields, snakeCase)

/** The table of a collection, by its key: "blogPosts" are in `blog_posts`. */
export const tableOf = snakeCase

/** `{ image_url }` as `{ imageUrl }`, without what is NULL: a field that is not there. */
export function fromRow(row: object): Row {
  const present = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  return renamed(present, (name) =>
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  )
}
