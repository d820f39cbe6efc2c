/**
 * `npm run bench`: the site beside its references, built and measured in one run. Writes
 * `bench/results.json` and the tables of docs/performance.md, which says what the figures mean.
 */
import { writeFile } from 'node:fs/promises'
import { buildVariants, composeOnStore } from './buildVariants.ts'
import { donationsColumns, measureDonations } from './measureDonations.ts'
import { firstLoadColumns, measureFirstLoad } from './measureFirstLoad.ts'
import { measureStore, openStores, storeColumns } from './measureStore.ts'
import { pages } from './pages.ts'
import { type Column, type Result, summarize } from './report.ts'
import { type Results, writeTables } from './writeTables.ts'

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
const [home] = pages
const withStore = await composeOnStore()
const storeFirstLoad = await compare(
  [site, withStore],
  (variant) => measureFirstLoad(variant, home),
  ({ name }) => [home.path, name],
  firstLoadColumns,
)
for (const variant of [...variants, withStore]) variant.close()

const stores = await openStores()
const store = await compare(stores, measureStore, ({ name }) => [name], storeColumns)
for (const { stop } of stores) await stop()

const results: Results = { runs, firstLoad, donations, storeFirstLoad, store }
await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
console.log(`\n\nMedians of ${runs} runs: ${resultsFile} and ${await writeTables(results)}`)
// The connections to PostgreSQL stay open otherwise.
process.exit()
