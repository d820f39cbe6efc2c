/** Sends the change of a row to the database, if the row still has the version that was changed. */

import { BackendError, type BackendFailure } from 'shared/backend'
import * as z from 'shared/schema'
import { type Fields, fieldsOf, type RowChange } from '../../../content/rowChanges'
import { sameJson } from '../../../json/sameJson'
import { fromRow, toRow } from '../rows'

/** A request about one table, as the administrator. */
export type TableRequest = (request: {
  /** "?id=eq.1" */
  query?: string
  method?: 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
}) => Promise<unknown>

const rowsSchema = z.array(z.looseObject({ id: z.number(), version: z.number() }))
type StoredRow = Fields & { id: number; version: number }

/** The row as the database has it now. On a conflict it is somebody else's version. */
type SendResult = { conflict: boolean; row: StoredRow | null }

// Registrations change an event's row all the time, in other fields than those that were edited.
const maxTries = 5

/** Rejects with a `BackendError` where the database did not take the change and may not have seen it. */
export async function sendChange(request: TableRequest, change: RowChange): Promise<SendResult> {
  const { id, before, after } = change
  let { version } = change
  for (let tries = 0; tries < maxTries; tries += 1) {
    const carriedOut = await tryChange(request, { ...change, version })
    if (carriedOut) return { conflict: false, row: after && carriedOut }
    const row = await readRow(request, id)
    // The answer to an earlier attempt was lost, or somebody else made the same change.
    if (row ? after && hasFields(row, after) : !after) return { conflict: false, row }
    if (!row || !before || !isUntouched(row, before, after)) return { conflict: true, row }
    // PostgREST leaves out rows that one may see and not change.
    if (row.version === version) throw new BackendError('forbidden', 'The row may not be changed')
    version = row.version
  }
  throw new BackendError('unavailable', 'The row keeps changing')
}

/** The row as the database has it now. */
export async function readRow(request: TableRequest, id: number): Promise<StoredRow | null> {
  const [row = null] = await storedRows(request({ query: `?id=eq.${id}` }))
  return row
}

/** Sends new rows at once: the database takes all of them or none. Resolves with them. */
export async function sendNewRows(request: TableRequest, changes: readonly RowChange[]) {
  // PostgREST wants the same columns of each.
  const fields = new Set(changes.flatMap(({ after }) => Object.keys(after ?? {})))
  const empty = Object.fromEntries([...fields].map((field) => [field, null]))
  const body = changes.map(({ id, after }) => toRow({ ...empty, ...after, id }))
  const rows = await storedRows(request({ method: 'POST', body }))
  if (rows.length === changes.length) return new Map(rows.map((row) => [row.id, row]))
  throw new BackendError('unavailable', 'The answer does not hold the new rows')
}

/** The row as the change left it; `null` when the row is not as the change expects it. */
async function tryChange(request: TableRequest, { id, version, before, after }: RowChange) {
  const query = `?id=eq.${id}&version=eq.${version}`
  if (!before) {
    const added = storedRows(request({ method: 'POST', body: toRow({ id, ...after }) }))
    return (await added.catch(nullIf('taken')))?.[0] ?? null
  }
  // Not known for a row that the database has never answered with.
  if (version === undefined) return null
  const answer = after
    ? request({ query, method: 'PATCH', body: toRow(after) })
    : request({ query, method: 'DELETE' })
  return (await storedRows(answer))[0] ?? null
}

const nullIf = (failure: BackendFailure) => (error: unknown) => {
  if (error instanceof BackendError && error.failure === failure) return null
  throw error
}

async function storedRows(answer: Promise<unknown>): Promise<StoredRow[]> {
  const parsed = rowsSchema.safeParse(await answer)
  // From a proxy or a captive portal, not from the database.
  if (!parsed.success) throw new BackendError('unavailable', 'The answer holds no rows')
  return parsed.data.map((row) => fromRow(row) as StoredRow)
}

const sameField = (a: Fields, b: Fields, name: string) => sameJson(a[name] ?? null, b[name] ?? null)

const hasFields = (row: Fields, fields: Fields) =>
  Object.keys(fields).every((name) => sameField(row, fields, name))

/**
 * Whether nobody else changed what this change is about: of an update the edited fields, of a
 * deletion the whole row.
 */
const isUntouched = (row: Fields, before: Fields, after: Fields | null) =>
  Object.keys(after ? before : { ...before, ...fieldsOf(row) }).every(
    (name) => sameField(row, before, name) || (after !== null && sameField(row, after, name)),
  )
