import type { AuditEntry } from 'shared/backend/administration'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { formatDay } from '../../format/formatDay'

type Entries = readonly [AuditEntry, ...AuditEntry[]]

interface HistoryLine {
  /** One change, or all that was added at once, as by the seed of a database or a backup. */
  entries: Entries
  /** The page on which more of it stands. */
  goesOn?: 'next' | 'previous' | undefined
  /** "Sep 30, 2025", of the first line of each day. */
  day?: string
  /** Whether nobody knows who it was, as of the line above on the same day. */
  isSameStranger?: boolean
}

/** Nobody adds as many by hand with no longer pauses. */
const leastAtOnce = 3
const pauseMs = 1000

/**
 * The lines of a page of the history, which is sorted by time.
 * @param beside what stands before and after it, on other pages
 */
export function groupHistory(
  entries: readonly AuditEntry[],
  beside: { before?: AuditEntry | undefined; after?: AuditEntry | undefined },
): HistoryLine[] {
  const runs: AuditEntry[][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    const previous = run?.at(-1)
    if (previous && isAddedWith(previous, entry)) run?.push(entry)
    else runs.push([entry])
  }
  const continues = (own: AuditEntry | undefined, end?: AuditEntry, other?: AuditEntry) =>
    own && own === end && other && isAddedWith(own, other)
  const whereItGoesOn = (run: AuditEntry[]) => {
    if (continues(run.at(-1), entries.at(-1), beside.after)) return 'next' as const
    return continues(run[0], entries[0], beside.before) ? ('previous' as const) : undefined
  }
  let latestDay = ''
  let above: AuditEntry | undefined
  return runs
    .flatMap((run) => (run.length < leastAtOnce ? run.map((entry) => [entry]) : [run]))
    .map((run) => {
      const entries = run as [AuditEntry, ...AuditEntry[]]
      const day = dayOf(entries[0])
      const isStranger = (entry?: AuditEntry) => entry && !entry.administratorName
      const isSameStranger = Boolean(isStranger(above) && isStranger(entries[0]))
      const line = { entries, goesOn: whereItGoesOn(run) }
      above = entries[0]
      if (day === latestDay) return { ...line, isSameStranger }
      latestDay = day
      return { ...line, day }
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
