/** Writes the tables of docs/performance.md from what was measured. */
import { readFile, writeFile } from 'node:fs/promises'
import { consoleColumns } from './measureConsole.ts'
import { donationsColumns } from './measureDonations.ts'
import { firstLoadColumns, timesColumns } from './measureFirstLoad.ts'
import { storeColumns } from './measureStore.ts'
import { type Result, replaceTable, table } from './report.ts'

export interface Results {
  runs: number
  firstLoad: Result[]
  /** Each step of using the console. */
  console: Result[]
  donations: Result[]
  /** The first page with a store, beside that without. */
  storeFirstLoad: Result[]
  /** The ratio of the two, load by load. */
  storeTimes: Result[]
  store: Result[]
}

const documentFile = 'docs/performance.md'

export async function writeTables(results: Results) {
  const tables = {
    'first-load': table(['page', 'variant'], results.firstLoad, firstLoadColumns),
    console: table(['step', 'variant'], results.console, consoleColumns),
    donations: table(['donations stored'], results.donations, donationsColumns),
    'store-first-load': table(['page', 'variant'], results.storeFirstLoad, firstLoadColumns),
    'store-times': table(['page'], results.storeTimes, timesColumns),
    store: table(['store'], results.store, storeColumns),
  }
  let document = await readFile(documentFile, 'utf8')
  for (const [name, written] of Object.entries(tables)) {
    document = replaceTable(document, name, written)
  }
  await writeFile(documentFile, document)
  return documentFile
}
