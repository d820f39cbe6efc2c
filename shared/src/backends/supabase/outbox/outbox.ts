/**
 * The administrator's changes that the database does not have yet. Each is an entry of its own in the
 * browser's storage, so that adding one rewrites none and a killed browser loses none.
 *
 * Entries of a collection are read and written while its lock is held.
 */
import { reportWarning } from 'shared/reporting'
import { isOwn, type OutboxEntry, type OutboxOwner } from '../../../backend/outbox'
import { outboxEntrySchema } from '../../../backend/outboxEntry'
import {
  applyChanges,
  changesBetween,
  joinChanges,
  type RowChange,
  withMetadataOf,
  withNewerRows,
} from '../../../content/rowChanges'
import { createObservable } from '../../../persistence/observable'
import { setChangeRecorder } from '../content/supabaseCollection'

/**
 * "outbox.12-x7k2m9": a counter, because a clock can be wrong, and random letters in case two tabs
 * count at once. At most 15 digits, which a number holds exactly.
 */
const keyPattern = /^outbox\.(\d{1,15})-\w+$/
const numberOf = (key: string) => Number(keyPattern.exec(key)?.[1])

// For what the browser has no room for: it is sent from here, unless the tab is closed first.
const memory: Record<string, string> = {}

/** Where entries are kept, in order of preference. Of two copies, the one in the later storage is newer. */
function storages(): Record<string, string>[] {
  return [() => localStorage, () => sessionStorage, () => memory].flatMap((open) => {
    try {
      return [open()]
    } catch {
      // The storage is blocked, which the collections report.
      return []
    }
  })
}

/** Entries by their key, as they were last parsed. */
const parsedEntries = new Map<string, { text: string; entry: OutboxEntry | null }>()

function parsed(key: string, text: string): OutboxEntry | null {
  const latest = parsedEntries.get(key)
  if (latest?.text === text) return latest.entry
  let entry: OutboxEntry | null = null
  try {
    entry = { ...outboxEntrySchema.parse(JSON.parse(text)), key }
  } catch (error) {
    reportWarning('shared', 'An unsent change cannot be read and stays in the storage', error)
  }
  parsedEntries.set(key, { text, entry })
  return entry
}

/** The entry as it is stored now, by whichever tab. */
export function readEntry(key: string): OutboxEntry | null {
  const text = storages().findLast((storage) => key in storage)?.[key]
  return text === undefined ? null : parsed(key, text)
}

/** All entries as they are stored now, in the order in which they were made. */
export function readOutbox(): readonly OutboxEntry[] {
  const keys = new Set(storages().flatMap((storage) => Object.keys(storage)))
  return [...keys]
    .filter((key) => keyPattern.test(key))
    .sort((a, b) => numberOf(a) - numberOf(b))
    .map(readEntry)
    .filter((entry) => entry !== null)
}

/** From now on, adds to the outbox what is changed here: this administrator changes it. */
export const recordChangesOf = (owner: OutboxOwner) =>
  setChangeRecorder((key, before, after) => {
    const next = withMetadataOf(before, after)
    addToOutbox(key, changesBetween(before, next), owner)
    return next
  })

/** Adds changes of a collection. A change is joined to the owner's unsent one of its row where there is one. */
export function addToOutbox(
  collection: string,
  changes: readonly RowChange[],
  { id, name }: OutboxOwner,
  now = new Date(),
) {
  const entries = readOutbox()
  const latestOf = new Map(
    entries
      .filter((entry) => entry.collection === collection && isOwn(entry, id))
      .map((entry) => [entry.change.id, entry]),
  )
  let number = Math.max(0, ...entries.map(({ key }) => numberOf(key)))
  const changedAt = now.toISOString()
  for (const change of changes) {
    const latest = latestOf.get(change.id)
    if (latest && !latest.sent) {
      const joined = joinChanges(latest.change, change)
      // A refused change may be acceptable now. A conflict stays one.
      const failure = latest.failure?.reason === 'conflict' ? latest.failure : undefined
      if (joined) putEntry({ ...latest, changedAt, change: joined, failure })
      else erase(latest.key)
    } else {
      number += 1
      const random = Math.random().toString(36).slice(2, 10)
      const key = `outbox.${number}-${random}`
      putEntry({ key, collection, owner: { id, name }, changedAt, change })
    }
  }
  notify()
}

/** Adds entries, or replaces those with their keys. Never throws: what cannot be stored stays in the tab. */
export function writeEntry(...entries: OutboxEntry[]) {
  entries.forEach(putEntry)
  notify()
}

/** Removes the entries with these keys, if they are still there. */
export function removeEntry(...keys: string[]) {
  keys.forEach(erase)
  notify()
}

/** Whether closing this tab would lose entries, because the browser's storage is full or blocked. */
export const isOutboxVolatile = (): boolean => readOutbox().some(({ key }) => !isPersisted(key))

function isPersisted(key: string) {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/**
 * What a collection shows an administrator: the database's value with their unsent changes. A row of `current` is kept where it was saved after the
 * database was asked, or was edited here and deleted elsewhere, which somebody has to decide about.
 */
export function withPendingChanges<T>(
  collection: string,
  fromStore: T,
  current: T,
  administrator: string,
): T {
  const changes = readOutbox()
    .filter((entry) => entry.collection === collection && isOwn(entry, administrator))
    .map(({ change }) => change)
  const edited = changes.filter(({ before, after }) => before && after).map(({ id }) => id)
  return applyChanges(withNewerRows(fromStore, current, new Set(edited)), changes)
}

function putEntry({ key, ...entry }: OutboxEntry) {
  const text = JSON.stringify(entry)
  const all = storages()
  const chosen = all.find((storage) => {
    try {
      storage[key] = text
      return true
    } catch {
      return false
    }
  })
  // An older copy in a preferred storage stays as a fallback until this entry is removed.
  if (chosen) for (const later of all.slice(all.indexOf(chosen) + 1)) delete later[key]
}

function erase(key: string) {
  for (const storage of storages()) delete storage[key]
  parsedEntries.delete(key)
}

const observable = createObservable<readonly OutboxEntry[]>('outbox', [])
let watching = false

function notify() {
  if (watching) observable.set(readOutbox())
}

function watch() {
  if (watching) return
  watching = true
  notify()
  addEventListener('storage', ({ key }) => {
    if (key === null || keyPattern.test(key)) notify()
  })
  // A page in the back/forward cache gets no events.
  addEventListener('pageshow', notify)
}

/** All entries, other tabs' too, in the form of `useSyncExternalStore`. */
export const outbox = {
  get() {
    watch()
    return observable.get()
  },
  subscribe(onChange: () => void) {
    watch()
    return observable.subscribe(onChange)
  },
}
