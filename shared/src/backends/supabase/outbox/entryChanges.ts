/**
 * Changes entries of the outbox together with their rows in the collections. Each function holds the
 * lock of its collection, so that nothing edited meanwhile, in this tab or another, is overwritten.
 */
import { reportWarning } from 'shared/reporting'
import { needsDecision, type OutboxEntry, type OutboxFailure } from '../../../backend/outbox'
import { definitions } from '../../../collections/definitions'
import {
  applyChanges,
  type Fields,
  fieldsOf,
  joinChanges,
  type RowChange,
  reversed,
  withRow,
} from '../../../content/rowChanges'
import type { CollectionDefinition } from '../../../persistence/defineCollection'
import { supabaseCollection } from '../content/supabaseCollection'
import { readEntry, readOutbox, removeEntry, writeEntry } from './outbox'

const definitionsByKey: Record<string, CollectionDefinition<unknown> | undefined> = definitions

/** `undefined` for an entry that a newer release of the console has written. */
export const definitionOf = ({ collection }: OutboxEntry) => definitionsByKey[collection]

const isSameRow = (a: OutboxEntry, b: OutboxEntry) =>
  a.collection === b.collection && a.change.id === b.change.id && a.owner.id === b.owner.id

/**
 * Marks entries of a collection, which later changes then leave alone. Resolves with them as they are
 * sent.
 */
export async function markAsSent(entries: readonly OutboxEntry[]): Promise<OutboxEntry[]> {
  const [first] = entries
  if (!first) return []
  // Marked under the lock, and read afterwards: what is marked stays as it is.
  await inLock(first, (value) => {
    writeEntry(...sendable(entries).map((entry) => ({ ...entry, sent: true })))
    return value
  })
  return sendable(entries)
}

/** As they are stored now, without those that somebody has to decide about. */
const sendable = (entries: readonly OutboxEntry[]) =>
  entries
    .map(({ key }) => readEntry(key))
    .filter((entry) => entry !== null)
    .filter((entry) => !needsDecision(entry))

/** Removes entries that the database has. Their rows become the database's, with what was edited since. */
export async function acknowledge(entries: OutboxEntry[], rowOf: (id: number) => Fields | null) {
  const [first] = entries
  if (!first) return
  await inLock(first, (value) => {
    removeEntry(...entries.map(({ key }) => key))
    const left = readOutbox()
    return entries.reduce((updated, entry) => {
      const row = rowOf(entry.change.id)
      const later = left.find((other) => isSameRow(other, entry))
      if (!later) return withStoredRow(entry, updated, row)
      const change = { ...later.change, version: versionOf(row) }
      writeEntry({ ...later, change })
      return applyChanges(withStoredRow(entry, updated, row), [change])
    }, value)
  })
}

/**
 * Records why the database does not have an entry. Unless it may have arrived all the same, later changes of
 * its row are joined to it.
 */
export const recordFailure = (entry: OutboxEntry, failure: OutboxFailure) =>
  inLock(entry, (value, fresh) => {
    if (failure.reason === 'unavailable') {
      writeEntry({ ...fresh, failure })
      return value
    }
    const later = readOutbox().find((other) => isSameRow(other, entry) && other.key !== entry.key)
    const change = later ? joinChanges(fresh.change, later.change) : fresh.change
    if (change) writeEntry({ ...fresh, change, sent: undefined, failure })
    else removeEntry(entry.key)
    if (later) removeEntry(later.key)
    const isUndone = !change && failure.theirs !== undefined
    return isUndone ? withStoredRow(entry, value, failure.theirs ?? null) : value
  })

/** Decides a conflict: the change is made to what somebody else left. */
export const keepMine = (entry: OutboxEntry) =>
  inLock(entry, (value, fresh) => {
    const { change, failure } = fresh
    const theirs = failure?.theirs ?? null
    const rebased = theirs ? rebasedOnto(theirs, change) : asNewRow(value, change)
    writeEntry({ ...fresh, change: rebased, failure: undefined })
    return applyChanges(theirs ? withStoredRow(entry, value, theirs) : value, [rebased])
  })

/** Decides a conflict: the change is dropped for what somebody else left. */
export const takeTheirs = (entry: OutboxEntry) =>
  inLock(entry, (value, { failure }) => {
    removeEntry(entry.key)
    return withStoredRow(entry, value, failure?.theirs ?? null)
  })

/** Undoes a change that is shown here. */
export const discard = (entry: OutboxEntry) =>
  inLock(entry, (value, { change }) => {
    removeEntry(entry.key)
    return applyChanges(value, [reversed(change)])
  })

/** Gives up what somebody else changed, which is not shown here. */
export const discardOthers = (entries: readonly OutboxEntry[]) =>
  removeEntry(...entries.map(({ key }) => key))

/** Sends again what the database refused. */
export const tryAgain = (entry: OutboxEntry) =>
  inLock(entry, (value, fresh) => {
    writeEntry({ ...fresh, failure: undefined })
    return value
  })

/** The same change, as an edit of another version of the row. */
function rebasedOnto(theirs: Fields, { id, after }: RowChange): RowChange {
  const old = fieldsOf(theirs)
  const fields = Object.keys(after ?? old)
  const before = Object.fromEntries(fields.map((field) => [field, old[field] ?? null]))
  return { id, version: versionOf(theirs), before, after }
}

/** The edited row, which somebody else deleted, as a new one. */
function asNewRow(value: unknown, { id, after }: RowChange): RowChange {
  const rows: (Fields & { id?: number })[] = Array.isArray(value) ? value : [value]
  const row = rows.find((other) => other.id === id) ?? (Array.isArray(value) ? {} : rows[0])
  return { id, before: null, after: { ...fieldsOf(row ?? {}), ...after } }
}

function inLock(
  entry: OutboxEntry,
  change: (value: unknown, fresh: OutboxEntry) => unknown,
): Promise<unknown> {
  const definition = definitionOf(entry)
  if (!definition) throw new Error(`There is no collection "${entry.collection}"`)
  return supabaseCollection(definition).reflect((value) => {
    // Another tab may have sent it or decided about it.
    const fresh = readEntry(entry.key)
    return fresh ? change(value, fresh) : value
  })
}

/** A row that the site cannot parse is left out: with it, the whole collection could not be read. */
function withStoredRow(entry: OutboxEntry, value: unknown, row: Fields | null): unknown {
  const isList = Array.isArray(value)
  if (row && !definitionOf(entry)?.schema.safeParse(isList ? [row] : row).success) {
    reportWarning('shared', `A row of "${entry.collection}" in the database cannot be read`)
    return value
  }
  return withRow(value, entry.change.id, row)
}

const versionOf = (row: Fields | null) =>
  typeof row?.version === 'number' ? row.version : undefined
