/** Medians of what was measured several times, with their spread, as data and as a table. */
export interface Spread {
  median: number
  least: number
  most: number
}

export interface Column<Sample> {
  heading: string
  figure: keyof Sample & string
  /** Without it, the figure is rounded to a whole number. */
  format?: (value: number) => string
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const whole = (value: number) => value.toFixed(0)

/** What was measured, and each figure's spread; `null` where it could not be measured. */
export interface Result {
  of: string[]
  figures: Record<string, Spread | null>
  /** Why it could not be measured at all. */
  note?: string
}

export const summarize = <Sample>(
  of: string[],
  samples: Sample[],
  columns: Column<Sample>[],
): Result => ({
  of,
  figures: Object.fromEntries(
    columns.map(({ figure }) => {
      const values = samples.flatMap((sample) => (sample[figure] ?? []) as number | [])
      return [figure, spread(values)]
    }),
  ),
})

/** Summarizes several contestants. */
export const summarizeAll = <Sample>(
  of: string[][],
  samples: Sample[][],
  columns: Column<Sample>[],
): Result[] => samples.map((ofOne, index) => summarize(of[index] ?? [], ofOne, columns))

function spread(values: number[]): Spread | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [least] = sorted
  const median = sorted[Math.floor(sorted.length / 2)]
  const most = sorted.at(-1)
  if (least === undefined || median === undefined || most === undefined) return null
  return { median, least, most }
}

/** The results as a Markdown table. */
export function table<Sample>(headings: string[], results: Result[], columns: Column<Sample>[]) {
  const head = [...headings, ...columns.map(({ heading }) => heading)]
  const rows = results.map(({ of, figures, note }) => [
    ...of,
    ...(note ? [note] : []),
    ...columns
      .slice(note ? 1 : 0)
      .map(({ figure, format }) => cell(figures[figure] ?? null, format ?? whole)),
  ])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function cell(value: Spread | null, format: (value: number) => string) {
  if (!value) return '–'
  const [median, least, most] = [value.median, value.least, value.most].map(format)
  return least === most ? median : `${median} (${least}–${most})`
}

/** The document with this table between the comments `<!--name-->` and `<!--/name-->`. */
export function replaceTable(document: string, name: string, newTable: string) {
  const [start, end] = [`<!--${name}-->`, `<!--/${name}-->`]
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`The document has no place for a table: ${start}…${end}`)
  return `${document.slice(0, from)}${start}\n\n${newTable}\n\n${document.slice(to)}`
}
