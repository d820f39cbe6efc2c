import type { AuditEntry } from 'shared/backend/administration'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { formatDay } from '../../format/formatDay'

type Entries = readonly [AuditEntry, ...AuditEntry[]]

interface HistoryLine {
  /** One change, or all that was added at once, as by the seed of a database or a backup. */
  entries: Entries
  /** Whether the page ends in it: what was added at once may go on beside the page. */
  atEdge?: boolean
  /** "Sep 30, 2025", of the first line of each day. */
  day?: string
}

/** Nobody adds as many by hand within a second. */
const leastAtOnce = 3

/**
 * The lines of a page of the history, which is sorted by time.
 * @param beside whether there are pages before and after it
 */
export function groupHistory(
  entries: readonly AuditEntry[],
  beside: { before: boolean; after: boolean },
): HistoryLine[] {
  const runs: AuditEntry[][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (run?.[0] && isAddedWith(run[0], entry)) run.push(entry)
    else runs.push([entry])
  }
  const [first, last] = [entries[0], entries.at(-1)]
  let latestDay = ''
  return runs
    .flatMap((run) => (run.length < leastAtOnce ? run.map((entry) => [entry]) : [run]))
    .map((run) => {
      const entries = run as [AuditEntry, ...AuditEntry[]]
      const day = dayOf(entries[0])
      const atEdge =
        (beside.before && entries[0] === first) || (beside.after && entries.at(-1) === last)
      const line = { entries, atEdge }
      if (day === latestDay) return line
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
  wholeSecond(one) === wholeSecond(other)

const wholeSecond = ({ at }: AuditEntry) => Math.floor(Date.parse(at) / 1000)
