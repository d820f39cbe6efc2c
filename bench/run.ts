/**
 * `npm run bench`: the site beside its references, built and measured in one run. Writes
 * `bench/results.json` and the tables of docs/performance.md, which says what the figures mean.
 * `npm run bench -- console growth` measures these parts only, and leaves the other tables as they are.
 */
import { readFile, writeFile } from 'node:fs/promises'
import {
  buildDefaults,
  buildOrdinary,
  buildScriptFree,
  buildSite,
  composeOnStore,
} from './buildVariants.ts'
import { growth } from './growth.ts'
import { consoleColumns, consoleSteps, measureConsole } from './measureConsole.ts'
import {
  firstLoadColumns,
  measureFirstLoad,
  timesAsMuch,
  timesColumns,
} from './measureFirstLoad.ts'
import { makers } from './measureMakers.ts'
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
  process.stdout.write('\n')
  return samples
}

const ordinary = () => buildOrdinary('ordinary Vite app', 'grouped')

const parts: Record<string, () => Promise<Partial<Results>>> = {
  async 'first-load'() {
    const variants = [
      await buildSite(),
      await ordinary(),
      await buildDefaults(),
      await buildScriptFree(),
    ]
    const firstLoad: Result[] = []
    for (const page of pages) {
      const samples = await compare(variants, (variant) => measureFirstLoad(variant, page))
      const ofPage = variants.map(({ name }) => [page.path, name])
      firstLoad.push(...summarizeAll(ofPage, samples, firstLoadColumns))
    }
    return { firstLoad }
  },

  async console() {
    const variants = [
      await buildSite(),
      await ordinary(),
      await buildOrdinary('ordinary Vite app, ungrouped', 'ungrouped'),
      await buildOrdinary('ordinary Vite app, fetching ahead', 'ahead'),
    ]
    const samples = await compare(variants, measureConsole)
    const console = consoleSteps.flatMap((step, index) =>
      summarizeAll(
        variants.map(({ name }) => [step, name]),
        samples.map((uses) => uses.flatMap((use) => use[index] ?? [])),
        consoleColumns,
      ),
    )
    return { console }
  },

  growth,
  makers,

  async 'store-first-load'() {
    const [home] = pages
    const both = [await buildSite(), await composeOnStore()]
    const samples = await compare(both, (variant) => measureFirstLoad(variant, home), pairs)
    const storeFirstLoad = summarizeAll(
      both.map(({ name }) => [home.path, name]),
      samples,
      firstLoadColumns,
    )
    const [without = [], within = []] = samples
    const storeTimes = [summarize([home.path], timesAsMuch(without, within), timesColumns)]
    both[1]?.close()
    return { storeFirstLoad, storeTimes }
  },

  async store() {
    const stores = await openStores()
    const store = summarizeAll(
      stores.map(({ name }) => [name]),
      await compare(stores, measureStore),
      storeColumns,
    )
    for (const { stop } of stores) await stop()
    return { store }
  },
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  throw new Error(`There is no ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`)
}

const results: Partial<Results> & { runs: number } = JSON.parse(await readFile(resultsFile, 'utf8'))
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`Measuring: ${name}`)
  Object.assign(results, await measure(), { runs })
  // After each: the next may fail.
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
}
console.log(`\nMedians of ${runs} runs: ${resultsFile} and ${await writeTables(results)}`)
// Servers and the connections to PostgreSQL stay open otherwise.
process.exit()
