/**
 * `npm run bench`: the site beside its references, built and measured in one run. Prints tables and
 * writes `bench/results.json`. What the figures mean stands in docs/performance.md.
 */
import { writeFile } from 'node:fs/promises'
import { buildVariants } from './buildVariants.ts'
import { donationsColumns, measureDonations } from './measureDonations.ts'
import { firstLoadColumns, measureFirstLoad } from './measureFirstLoad.ts'
import { pages } from './pages.ts'
import { type Column, type Result, summarize, table } from './report.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const resultsFile = 'bench/results.json'

/** Contestants take turns, so that a slow minute of the machine falls on all of them. */
async function compare<Contestant, Sample>(
  contestants: Contestant[],
  measure: (contestant: Contestant) => Promise<Sample>,
  nameOf: (contestant: Contestant) => string[],
  columns: Column<Sample>[],
): Promise<Result[]> {
  const samples = contestants.map((): Sample[] => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, contestant] of contestants.entries()) {
      samples[index]?.push(await measure(contestant))
      process.stdout.write('.')
    }
  }
  return contestants.map((contestant, index) =>
    summarize(nameOf(contestant), samples[index] ?? [], columns),
  )
}

const variants = await buildVariants()

const firstLoad: Result[] = []
for (const page of pages) {
  const results = await compare(
    variants,
    (variant) => measureFirstLoad(variant, page),
    (variant) => [page.path, variant.name],
    firstLoadColumns,
  )
  firstLoad.push(...results)
}
const [site] = variants
const donations = await compare(
  [100, 10_000],
  (count) => measureDonations(site.origin, count),
  (count) => [String(count)],
  donationsColumns,
)
for (const variant of variants) variant.close()

console.log(`\n\nMedians of ${runs} runs (least–most)`)
console.log('\nFirst load: slow 4G, 4 × CPU, cold cache\n')
console.log(table(['page', 'variant'], firstLoad, firstLoadColumns))
console.log('\nThe list of donations in the console, unthrottled\n')
console.log(table(['donations stored'], donations, donationsColumns))
await writeFile(resultsFile, `${JSON.stringify({ runs, firstLoad, donations }, null, 2)}\n`)
console.log(`\nWritten to ${resultsFile}`)
