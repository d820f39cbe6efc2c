/** What is too large for localStorage: the submissions made in this browser, and the history. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { reportWarning } from 'shared/reporting'
import {
  type AuditEntry,
  auditEntrySchema,
  type Submission,
  submissionSchema,
} from '../../backend/administration'

interface Schema extends DBSchema {
  submissions: { key: string; value: Submission }
  history: { key: number; value: Omit<AuditEntry, 'id'> & { id?: number } }
}

/** In the browser's list of databases. */
export const databaseName = 'foundation'

export type Database = IDBPDatabase<Schema>

let opening: Promise<Database> | undefined

const forget = () => {
  opening = undefined
}

/** Rejects where the browser blocks it. */
export function database(): Promise<Database> {
  opening ??= openDB<Schema>(databaseName, 1, {
    upgrade(created) {
      created.createObjectStore('submissions', { keyPath: 'id' })
      created.createObjectStore('history', { keyPath: 'id', autoIncrement: true })
    },
    // Another tab deletes it, or has a newer release: this one opens it again when it needs it.
    async blocking() {
      const open = await opening
      forget()
      open?.close()
    },
    terminated: forget,
  }).catch((error) => {
    forget()
    throw error
  })
  return opening
}

/** All readable rows of a table. What cannot be read is reported, and stays; without storage there are none. */
async function readAll<Row>(
  table: 'submissions' | 'history',
  schema: { safeParse: (row: unknown) => { success: true; data: Row } | { success: false } },
): Promise<Row[]> {
  try {
    const rows: unknown[] = await (await database()).getAll(table)
    const parsed = rows.map((row) => schema.safeParse(row))
    const readable = parsed.flatMap((row) => (row.success ? [row.data] : []))
    const unreadable = rows.length - readable.length
    if (unreadable > 0) reportWarning('shared', `${unreadable} rows of "${table}" cannot be read`)
    return readable
  } catch (error) {
    reportWarning('shared', `Storage is unavailable while reading "${table}"`, error)
    return []
  }
}

/** Those that can be read, in no particular order. Never rejects. */
export const readSubmissions = () => readAll('submissions', submissionSchema)
/** The same of the history. */
export const readHistory = () => readAll('history', auditEntrySchema)

/**
 * Puts what `change` makes of the submission with this id in its place, if it makes anything. Resolves with
 * whether it did.
 */
export async function changeSubmission(
  open: Database,
  id: string,
  change: (known: Submission | undefined) => Submission | undefined,
): Promise<boolean> {
  const { store, done } = open.transaction('submissions', 'readwrite')
  const next = change(await store.get(id))
  if (next) await store.put(next)
  await done
  return next !== undefined
}

/** Writes, and only reports where the browser does not take it. */
export async function write(work: (open: Database) => Promise<unknown>) {
  try {
    await work(await database())
  } catch (error) {
    reportWarning('shared', 'What was sent or changed could not be kept in this browser', error)
  }
}
