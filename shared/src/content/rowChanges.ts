/** The differences between two values of a collection, row by row, as they are sent to the database. */
import { sameJson } from '../json/sameJson'

export type Fields = Record<string, unknown>

/** One changed row. Fields are those of the entity, without its id; one that is absent is `null`. */
export interface RowChange {
  id: number
  /** The version of the row that was changed; unknown until the database has answered with the row. */
  version?: number | undefined
  /** The changed fields before; all of them when the row was deleted, `null` when it is new. */
  before: Fields | null
  /** The same fields after; all of them when the row is new, `null` when it was deleted. */
  after: Fields | null
}

/** A collection's item as it comes from the database; one that was made here has no version yet. */
interface Row {
  id: number
  version?: number
}

/** What nobody types: the database keeps it about a row, or counts it itself. */
const metadata = ['version', 'updatedAt', 'updatedBy', 'sequence']

/** Settings are one object, which the database keeps in a row with this id. */
const settingsId = 1

/** The changes from one list of rows, or one object of settings, to another. */
export function changesBetween(before: unknown, after: unknown): RowChange[] {
  const [rowsBefore, rowsAfter] = [rowsOf(before), rowsOf(after)]
  const kept = [...rowsBefore].map(([id, row]) =>
    changeBetween(id, row, rowsAfter.get(id) ?? null, row.version),
  )
  const added = [...rowsAfter]
    .filter(([id]) => !rowsBefore.has(id))
    .map(([id, row]) => changeBetween(id, null, row))
  return [...kept, ...added].filter((change) => change !== null)
}

/** Two successive changes of a row as one; `null` if the second undoes the first. */
export function joinChanges(first: RowChange, second: RowChange): RowChange | null {
  return changeBetween(
    first.id,
    first.before && { ...second.before, ...first.before },
    second.after && { ...first.after, ...second.after },
    first.version,
  )
}

/**
 * The value with these changes made to it. An update of a row that is not there is left out, a new
 * row takes its place by id, as in the database.
 */
export function applyChanges<T>(value: T, changes: readonly RowChange[]): T {
  if (changes.length === 0) return value
  if (!Array.isArray(value)) {
    return changes.reduce((settings, { after }) => withFields(settings, after ?? {}), value)
  }
  const rows = rowsOf(value)
  for (const { id, before, after } of changes) {
    const row = rows.get(id)
    if (!after) rows.delete(id)
    else if (row || !before) rows.set(id, withFields({ ...row, id }, after))
  }
  return [...rows.values()].sort((a, b) => a.id - b.id) as T
}

/** The value with this row in place of the one with its id; `null` removes it. */
export function withRow<T>(value: T, id: number, row: Fields | null): T {
  if (!Array.isArray(value)) {
    const { id: _, ...settings } = row ?? (value as Fields)
    return settings as T
  }
  if (!row) return value.filter((item: Row) => item.id !== id) as T
  if (value.some((item: Row) => item.id === id)) {
    return value.map((item: Row) => (item.id === id ? row : item)) as T
  }
  return [...value, row].sort((a: Row, b: Row) => a.id - b.id) as T
}

/** The value with those rows of `current` that have a higher version, or are missing and in `keptIds`. */
export function withNewerRows<T>(value: T, current: T, keptIds: ReadonlySet<number>): T {
  const rows = rowsOf(value)
  const newer = [...rowsOf(current).values()].filter(({ id, version = 0 }) => {
    const row = rows.get(id)
    return row ? version > (row.version ?? 0) : keptIds.has(id)
  })
  return newer.reduce((merged, row) => withRow(merged, row.id, row), value)
}

/** The change that undoes this one. */
export const reversed = ({ id, version, before, after }: RowChange): RowChange => ({
  id,
  version,
  before: after,
  after: before,
})

/** Gives each row of `after` the version and the other metadata that its row in `before` has. */
export function withMetadataOf<T>(before: T, after: T): T {
  if (before === after) return after
  const rows = rowsOf(before)
  const withOldMetadata = (item: object, row: object = {}) =>
    sameJson(metadataOf(item), metadataOf(row))
      ? item
      : { ...withoutMetadata(item), ...metadataOf(row) }
  if (!Array.isArray(after)) return withOldMetadata(after as object, rows.get(settingsId)) as T
  const items = after.map((item: Row) => withOldMetadata(item, rows.get(item.id)))
  // The same reference where nothing had to be changed.
  return items.every((item, index) => item === after[index]) ? after : (items as T)
}

function changeBetween(
  id: number,
  before: object | null,
  after: object | null,
  version?: number,
): RowChange | null {
  if (before === after) return null
  const [old, next] = [before && fieldsOf(before), after && fieldsOf(after)]
  if (!old || !next) return { id, version, before: old, after: next }
  const changed = Object.keys({ ...old, ...next }).filter(
    (field) => !sameJson(old[field] ?? null, next[field] ?? null),
  )
  if (changed.length === 0) return null
  return { id, version, before: pick(old, changed), after: pick(next, changed) }
}

/** JSON has no `undefined`: a field that is absent is written as `null`, as in the database. */
const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))

function withFields<T>(row: T, fields: Fields): T {
  const present = Object.entries({ ...row, ...fields }).filter(([, value]) => value !== null)
  return Object.fromEntries(present) as T
}

const withoutMetadata = (row: object): Fields =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !metadata.includes(field)))

const metadataOf = (row: object): Fields =>
  Object.fromEntries(Object.entries(row).filter(([field]) => metadata.includes(field)))

/** The entity's own fields. */
export function fieldsOf(row: object): Fields {
  const { id: _, ...fields } = withoutMetadata(row)
  return fields
}

function rowsOf(value: unknown): Map<number, Row & Fields> {
  const rows = Array.isArray(value) ? value : [{ ...(value as object), id: settingsId }]
  return new Map(rows.map((row) => [row.id, row]))
}
