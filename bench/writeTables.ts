/** Writes the tables of docs/performance.md from what was measured. */
import { readFile, writeFile } from 'node:fs/promises'
import { composingColumns } from './growth.ts'
import { consoleColumns } from './measureConsole.ts'
import { firstLoadColumns, timesColumns } from './measureFirstLoad.ts'
import { grownPageColumns } from './measureGrownPages.ts'
import { listColumns } from './measureGrowth.ts'
import { makersColumns } from './measureMakers.ts'
import { storeColumns } from './measureStore.ts'
import { type Column, type Result, replaceTable, table } from './report.ts'

export interface Results {
  runs: number
  firstLoad: Result[]
  /** Each step of using the console. */
  console: Result[]
  /** Each list of the console, by backend and number of items. */
  lists: Result[]
  /** The public pages of a site with a database, by the number of events and posts; and composing them. */
  grownPages: Result[]
  composing: Result[]
  makers: Result[]
  /** The first page with a store, beside that without. */
  storeFirstLoad: Result[]
  /** The ratio of the two, load by load. */
  storeTimes: Result[]
  store: Result[]
}

const documentFile = 'docs/performance.md'

/** What has not been measured yet keeps the table that it has. */
export async function writeTables(results: Partial<Results>) {
  const tables: Record<string, string | undefined> = {
    'first-load': of(['page', 'variant'], results.firstLoad, firstLoadColumns),
    console: of(['step', 'variant'], results.console, consoleColumns),
    lists: of(['list', 'backend', 'stored'], results.lists, listColumns),
    'grown-pages': of(['page', 'events and posts'], results.grownPages, grownPageColumns),
    composing: of(['events and posts'], results.composing, composingColumns),
    makers: of(['what'], results.makers, makersColumns),
    'store-first-load': of(['page', 'variant'], results.storeFirstLoad, firstLoadColumns),
    'store-times': of(['page'], results.storeTimes, timesColumns),
    store: of(['store'], results.store, storeColumns),
  }
  let document = await readFile(documentFile, 'utf8')
  for (const [name, written] of Object.entries(tables)) {
    if (written) document = replaceTable(document, name, written)
  }
  await writeFile(documentFile, document)
  return documentFile
}

const of = <Sample>(
  headings: string[],
  measured: Result[] | undefined,
  columns: Column<Sample>[],
) => measured && table(headings, measured, columns)
