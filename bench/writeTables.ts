/** Writes the tables of docs/performance.md from what was measured. */
import { readFile, writeFile } from 'node:fs/promises'
import { donationsColumns } from './measureDonations.ts'
import { firstLoadColumns, timesColumns } from './measureFirstLoad.ts'
import { storeColumns } from './measureStore.ts'
import { type Result, replaceTable, table } from './report.ts'

export interface Results {
  runs: number
  firstLoad: Result[]
  donations: Result[]
  /** The first page with a store, beside that without. */
  storeFirstLoad: Result[]
  /** The ratio of the two, load by load. */
  storeTimes: Result[]
  store: Result[]
}

const documentFile = 'docs/performance.md'

export async function writeTables({
  firstLoad,
  donations,
  storeFirstLoad,
  storeTimes,
  store,
}: Results) {
  let document = await readFile(documentFile, 'utf8')
  document = replaceTable(
    document,
    'first-load',
    table(['page', 'variant'], firstLoad, firstLoadColumns),
  )
  document = replaceTable(
    document,
    'donations',
    table(['donations stored'], donations, donationsColumns),
  )
  document = replaceTable(
    document,
    'store-first-load',
    table(['page', 'variant'], storeFirstLoad, firstLoadColumns),
  )
  document = replaceTable(document, 'store-times', table(['page'], storeTimes, timesColumns))
  document = replaceTable(document, 'store', table(['store'], store, storeColumns))
  await writeFile(documentFile, document)
  return documentFile
}
