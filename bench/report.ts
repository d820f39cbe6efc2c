import type { Sample } from './measure.ts'

interface Spread {
  median: number
  least: number
  most: number
}

export type Result = { page: string; variant: string } & Record<keyof Sample, Spread | null>

const figures: (keyof Sample)[] = [
  'scriptBytes',
  'totalBytes',
  'scriptRequests',
  'requests',
  'fcpMs',
  'lcpMs',
  'tbtMs',
  'cls',
  'answerMs',
]

export function summarise(samples: Sample[]): Record<keyof Sample, Spread | null> {
  const summary = {} as Record<keyof Sample, Spread | null>
  for (const figure of figures) {
    const values = samples.flatMap((sample) => sample[figure] ?? []).sort((a, b) => a - b)
    summary[figure] = values.length > 0 ? spread(values) : null
  }
  return summary
}

const spread = (sorted: number[]): Spread => ({
  median: sorted[Math.floor(sorted.length / 2)] ?? 0,
  least: sorted[0] ?? 0,
  most: sorted.at(-1) ?? 0,
})

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)}`
const whole = (value: number) => value.toFixed(0)

const columns: [heading: string, figure: keyof Sample, format: (value: number) => string][] = [
  ['script kB', 'scriptBytes', kilobytes],
  ['total kB', 'totalBytes', kilobytes],
  ['scripts', 'scriptRequests', whole],
  ['requests', 'requests', whole],
  ['FCP ms', 'fcpMs', whole],
  ['LCP ms', 'lcpMs', whole],
  ['TBT ms', 'tbtMs', whole],
  ['CLS', 'cls', (value) => value.toFixed(3)],
  ['answer ms', 'answerMs', whole],
]

/** The results as a Markdown table. */
export function table(results: Result[]): string {
  const rows = results.map((result) => [
    result.page,
    result.variant,
    ...columns.map(([, figure, format]) => cell(result[figure], format)),
  ])
  const headings = ['page', 'variant', ...columns.map(([heading]) => heading)]
  return [headings, headings.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

function cell(value: Spread | null, format: (value: number) => string) {
  if (!value) return '–'
  const { median, least, most } = value
  const range = format(least) === format(most) ? '' : ` (${format(least)}–${format(most)})`
  return format(median) + range
}
