import type { Administration, AuditEntry } from 'shared/backend/administration'
import { groupHistory, type HistoryLine } from './groupHistory'

/** How many entries are asked for at a time. */
const chunkSize = 100

interface History {
  /** All entries since the last one that is shown, the newest first, and maybe more. */
  entries: readonly AuditEntry[]
  lines: readonly HistoryLine[]
  /** Whether there are older lines. */
  hasMore: boolean
}

/**
 * The latest lines of the history. One may stand for many entries, so that only reading them from the newest
 * tells where a line ends.
 */
export async function loadHistory(
  { list }: Administration['history'],
  of: { table: string; rowId: string },
  count: number,
): Promise<History> {
  // By id: while they are read, an entry may be added before them.
  const found = new Map<AuditEntry['id'], AuditEntry>()
  for (let page = 1; ; page += 1) {
    const { rows, total } = await list(of, page, chunkSize)
    for (const row of rows) found.set(row.id, row)
    const entries = [...found.values()]
    const lines = groupHistory(entries)
    const hasMore = lines.length > count
    if (hasMore || page * chunkSize >= total) {
      return { entries, lines: lines.slice(0, count), hasMore }
    }
  }
}
