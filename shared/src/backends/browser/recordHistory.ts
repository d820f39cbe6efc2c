/** The history of what the administrator changes in this browser. */
import { authStore } from 'shared/auth'
import type { AuditEntry } from '../../backend/administration'
import { redacted } from '../../backend/history'
import { contentKind } from '../../content/contentKinds'
import { changesBetween, type Fields, type RowChange } from '../../content/rowChanges'
import { writeIfPossible } from './browserDatabase'
import { historyRecorded } from './historyRecorded'

/** What happened to a row. */
export type HistoryEntry = Pick<AuditEntry, 'tableName' | 'rowId' | 'action' | 'before' | 'after'>

/** Records what happened to these rows, at this time and by who is signed in. */
export async function recordEntries(entries: readonly HistoryEntry[]) {
  if (entries.length === 0) return
  const at = new Date().toISOString()
  const administratorName = authStore.getState().user?.name
  await writeIfPossible(async (open) => {
    const { store, done } = open.transaction('history', 'readwrite')
    for (const entry of entries) void store.add({ at, administratorName, ...entry })
    await done
  })
  historyRecorded.set(historyRecorded.get() + 1)
}

/** Records how a collection has changed, if it is one of content. */
export async function recordHistory(key: string, before: unknown, after: unknown) {
  const kind = contentKind(key)
  if (!kind) return
  const { table, personal = [] } = kind
  const valueToKeep = ([name, value]: [string, unknown]) =>
    personal.includes(name) && value !== null ? [name, redacted] : [name, value]
  const redact = (fields: Fields | null) =>
    fields ? Object.fromEntries(Object.entries(fields).map(valueToKeep)) : undefined
  await recordEntries(
    changesBetween(before, after).map((change) => ({
      tableName: table,
      rowId: String(change.id),
      action: actionOf(change),
      before: redact(change.before),
      after: redact(change.after),
    })),
  )
}

function actionOf({ before, after }: RowChange): HistoryEntry['action'] {
  if (!before) return 'insert'
  return after ? 'update' : 'delete'
}
