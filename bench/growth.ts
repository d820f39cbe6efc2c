/** The console's lists and the public pages, with more and more in them. */
import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { filesBelow } from '../host/compose/site/files.ts'
import { buildSite, composeOnStore, storeSiteDir } from './buildVariants.ts'
import { fillStore, growingLists } from './growingData.ts'
import {
  composeGrownPages,
  grownPageColumns,
  grownPages,
  measureGrownPage,
  withGrownPagesOnly,
} from './measureGrownPages.ts'
import { growthAdministrator, listColumns, measureList } from './measureGrowth.ts'
import { type Column, type Result, summarize } from './report.ts'
import type { Results } from './writeTables.ts'

const sizes = [100, 1_000, 10_000, 100_000]
/** What a database has of everything else meanwhile. */
const few = 10
const composingLimitMs = 120_000
const grownSiteDir = '.tmp/bench-grown-site'

interface Composing {
  documents: number
  seconds: number
  megabytes: number
}

export const composingColumns: Column<Composing>[] = [
  { heading: 'documents', figure: 'documents' },
  { heading: 's', figure: 'seconds', format: (value) => value.toFixed(1) },
  { heading: 'MB on the disk, with compressed copies', figure: 'megabytes' },
]

/** Once each: from one size to the next is more than from one run to the next. */
export async function growth(): Promise<Partial<Results>> {
  const site = await buildSite()
  const onStore = await composeOnStore(growthAdministrator)
  const { store } = onStore
  const results = { lists: [] as Result[], grownPages: [] as Result[], composing: [] as Result[] }

  for (const list of growingLists) {
    for (const count of sizes) {
      const cell = (backend: string, measure: () => ReturnType<typeof measureList>) =>
        measured([list, backend, grouped(count)], measure, listColumns)
      results.lists.push(
        await cell('browser', () => measureList(site, list, count)),
        await cell('database', async () =>
          measureList(onStore, list, count, await fillStore(store, list, count)),
        ),
      )
    }
    await fillStore(store, list, few)
  }

  await withGrownPagesOnly(storeSiteDir, grownSiteDir)
  const grown = { ...onStore, origin: onStore.serve(grownSiteDir) }
  for (const count of sizes) {
    for (const list of ['events', 'blogPosts'] as const) await fillStore(store, list, count)
    const composed = await composeGrownPages(grownSiteDir).then(
      () => undefined,
      (error: Error) => error,
    )
    for (const page of grownPages) {
      results.grownPages.push(
        await measured(
          [page.path, grouped(count)],
          () => (composed ? Promise.reject(composed) : measureGrownPage(grown, grownSiteDir, page)),
          grownPageColumns,
        ),
      )
    }
    results.composing.push(await measured([grouped(count)], composeAll, composingColumns))
  }
  onStore.close()
  return results
}

const grouped = (count: number) => count.toLocaleString('en-US')

/** Or why there is no figure. */
async function measured<Sample>(
  of: string[],
  measure: () => Promise<Sample>,
  columns: Column<Sample>[],
): Promise<Result> {
  try {
    const result = summarize(of, [await measure()], columns)
    console.log(of.join(' '), JSON.stringify(result.figures))
    return result
  } catch (error) {
    const [note = ''] = (error as Error).message.split('\n')
    console.log(of.join(' '), note)
    return { of, figures: {}, note: note.replace(/^.*Error: |^Nothing is composed .*?: /, '') }
  }
}

/** Every document of the site, in a process of its own: the store has to answer meanwhile. */
async function composeAll(): Promise<Composing> {
  const startedAt = performance.now()
  const composing = promisify(execFile)('npm', ['run', 'compose:again', '-w', 'host'], {
    env: { ...process.env, SITE_DIR: storeSiteDir },
    timeout: composingLimitMs,
  })
  await composing.catch(({ killed }: { killed?: boolean }) => {
    throw new Error(
      killed ? `not composed within ${composingLimitMs / 1000} s` : 'not composed: out of memory',
    )
  })
  const seconds = (performance.now() - startedAt) / 1000
  const files = await filesBelow(storeSiteDir)
  const sizesOfFiles = files.map(async (file) => (await stat(path.join(storeSiteDir, file))).size)
  const bytes = (await Promise.all(sizesOfFiles)).reduce((sum, size) => sum + size, 0)
  const documents = files.filter((file) => /(^|\/)index\.html$/.test(file)).length
  return { documents, seconds, megabytes: bytes / 1e6 }
}
