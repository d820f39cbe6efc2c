import type { AuditEntry } from 'shared/backend/administration'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { formatDay } from '../../format/formatDay'

export interface HistoryLine {
  /** One change, or all that was added at once, as by the seed of a database or a backup. */
  entries: readonly [AuditEntry, ...AuditEntry[]]
  /** "Sep 30, 2025", of the first line of each day. */
  day?: string
}

/** Nobody adds as many by hand with no longer pauses. */
const leastAtOnce = 3
const pauseMs = 1000

/** The lines of the history, which is sorted by time. */
export function groupHistory(entries: readonly AuditEntry[]): HistoryLine[] {
  const runs: AuditEntry[][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    const previous = run?.at(-1)
    if (previous && isAddedWith(previous, entry)) run?.push(entry)
    else runs.push([entry])
  }
  let latestDay = ''
  return runs
    .flatMap((run) => (run.length < leastAtOnce ? run.map((entry) => [entry]) : [run]))
    .map((run) => {
      const entries = run as [AuditEntry, ...AuditEntry[]]
      const day = dayOf(entries[0])
      if (day === latestDay) return { entries }
      latestDay = day
      return { entries, day }
    })
}

/** What is no time stays as it is. */
function dayOf({ at }: AuditEntry): string {
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) ? at : formatDay(jamaicaDay(instant))
}

const isAddedWith = (one: AuditEntry, other: AuditEntry) =>
  one.action === 'insert' &&
  other.action === 'insert' &&
  one.administratorName === other.administratorName &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= pauseMs
