/**
 * `npm run bench`: the site beside its references, built and measured in one run under the same
 * throttling. Prints a table and writes `bench/results.json`. What the figures mean stands in
 * docs/performance.md.
 */
import { writeFile } from 'node:fs/promises'
import { buildVariants } from './buildVariants.ts'
import { measure } from './measure.ts'
import { pages } from './pages.ts'
import { type Result, summarise, table } from './report.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const resultsFile = 'bench/results.json'

const variants = await buildVariants()
const results: Result[] = []
for (const page of pages) {
  const samples = new Map(
    variants.map((variant) => [variant, [] as Awaited<ReturnType<typeof measure>>[]]),
  )
  // Variants take turns, so that a slow minute of the machine falls on all of them.
  for (let run = 0; run < runs; run++) {
    for (const variant of variants) {
      samples.get(variant)?.push(await measure(variant, page))
      process.stdout.write('.')
    }
  }
  for (const variant of variants) {
    results.push({
      page: page.path,
      variant: variant.name,
      ...summarise(samples.get(variant) ?? []),
    })
  }
}
console.log(`\n\nMedians of ${runs} runs (least–most), slow 4G, 4 × CPU, cold cache\n`)
console.log(table(results))
await writeFile(resultsFile, `${JSON.stringify({ runs, results }, null, 2)}\n`)
console.log(`\nWritten to ${resultsFile}`)
for (const variant of variants) variant.close()
