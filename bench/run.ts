/**
 * `npm run bench`: the site beside its references, built and measured in one run. Writes
 * `bench/results.json` and the tables of docs/performance.md, which says what the figures mean.
 */
import { writeFile } from 'node:fs/promises'
import { buildVariants, composeOnStore } from './buildVariants.ts'
import { donationsColumns, measureDonations } from './measureDonations.ts'
import {
  firstLoadColumns,
  measureFirstLoad,
  timesAsMuch,
  timesColumns,
} from './measureFirstLoad.ts'
import { measureStore, openStores, storeColumns } from './measureStore.ts'
import { pages } from './pages.ts'
import { type Result, summarize, summarizeAll } from './report.ts'
import { type Results, writeTables } from './writeTables.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const resultsFile = 'bench/results.json'

/** How often the store's page is measured: a difference of 2 % is less than two loads differ by. */
const pairs = 4 * runs

/** Contestants take turns, so that a slow minute of the machine falls on all of them. */
async function compare<Contestant, Sample>(
  contestants: Contestant[],
  measure: (contestant: Contestant) => Promise<Sample>,
  times = runs,
): Promise<Sample[][]> {
  const samples = contestants.map((): Sample[] => [])
  for (let run = 0; run < times; run++) {
    const turns = [...contestants.entries()]
    // In both orders: what comes first warms up the machine for what follows.
    if (run % 2 === 1) turns.reverse()
    for (const [index, contestant] of turns) {
      samples[index]?.push(await measure(contestant))
      process.stdout.write('.')
    }
  }
  return samples
}

const variants = await buildVariants()

const firstLoad: Result[] = []
for (const page of pages) {
  const samples = await compare(variants, (variant) => measureFirstLoad(variant, page))
  const ofPage = variants.map(({ name }) => [page.path, name])
  firstLoad.push(...summarizeAll(ofPage, samples, firstLoadColumns))
}
const [site] = variants
const counts = [100, 10_000]
const donations = summarizeAll(
  counts.map((count) => [String(count)]),
  await compare(counts, (count) => measureDonations(site.origin, count)),
  donationsColumns,
)
const [home] = pages
const withStore = await composeOnStore()
const both = [site, withStore]
const storeSamples = await compare(both, (variant) => measureFirstLoad(variant, home), pairs)
const storeFirstLoad = summarizeAll(
  both.map(({ name }) => [home.path, name]),
  storeSamples,
  firstLoadColumns,
)
const [without = [], within = []] = storeSamples
const storeTimes = [summarize([home.path], timesAsMuch(without, within), timesColumns)]
for (const variant of [...variants, withStore]) variant.close()

const stores = await openStores()
const store = summarizeAll(
  stores.map(({ name }) => [name]),
  await compare(stores, measureStore),
  storeColumns,
)
for (const { stop } of stores) await stop()

const results: Results = { runs, firstLoad, donations, storeFirstLoad, storeTimes, store }
await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
console.log(`\n\nMedians of ${runs} runs: ${resultsFile} and ${await writeTables(results)}`)
// The connections to PostgreSQL stay open otherwise.
process.exit()
