/** The public pages composed on a database with so much in it. */
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { composeDocuments } from '../host/compose/documents/documents.ts'
import { filesBelow } from '../host/compose/site/files.ts'
import type { Variant } from './buildVariants.ts'
import { type FirstLoad, measureFirstLoad } from './measureFirstLoad.ts'
import type { BenchPage } from './pages.ts'
import { type Column, kilobytes } from './report.ts'

const filter = {
  control: 'Education',
  answer: 'main fieldset button:nth-of-type(3)[aria-pressed="true"]',
}

export const grownPages: BenchPage[] = [
  { path: '/', ...filter },
  { path: '/events', ...filter },
  { path: '/blog', control: 'Show more', answer: 'main li:nth-of-type(13)' },
]

export interface GrownPage extends Pick<FirstLoad, 'firstResponseMs' | 'lcpMs' | 'longestMs'> {
  /** Gzip: the whole document, its content as JSON, and all else in it. */
  documentBytes: number
  contentBytes: number
  markupBytes: number
  hydratedMs: number | null
}

export const grownPageColumns: Column<GrownPage>[] = [
  { heading: 'document kB', figure: 'documentBytes', format: kilobytes },
  { heading: 'content kB', figure: 'contentBytes', format: kilobytes },
  { heading: 'markup kB', figure: 'markupBytes', format: kilobytes },
  { heading: 'LCP ms', figure: 'lcpMs' },
  { heading: 'hydrated ms', figure: 'hydratedMs' },
  { heading: 'time to first response ms', figure: 'firstResponseMs' },
  { heading: 'longest task ms', figure: 'longestMs' },
]

/**
 * Copies a composed site, whose documents from now on are those of `grownPages` only: each event and post
 * has a document of its own, and composing all of them is measured by itself.
 */
export async function withGrownPagesOnly(siteDir: string, target: string) {
  await rm(target, { recursive: true, force: true })
  await cp(siteDir, target, { recursive: true })
  const bundles = (await filesBelow(target)).filter((file) =>
    /remotes\/public-site\/.*prerender\/server\.js$/.test(file),
  )
  const paths = JSON.stringify(grownPages.map((page) => page.path))
  for (const bundle of bundles.map((file) => path.join(target, file))) {
    await rename(bundle, bundle.replace(/\.js$/, '.all.js'))
    await writeFile(
      bundle,
      `export * from './server.all.js'
       import { documents as all } from './server.all.js'
       export const documents = (origin) => all(origin).filter(({ path }) => ${paths}.includes(path))`,
    )
  }
  if (bundles.length === 0) throw new Error('The public site has no server bundle')
}

export const composeGrownPages = (siteDir: string) => composeDocuments(siteDir)

export async function measureGrownPage(
  variant: Variant,
  siteDir: string,
  page: BenchPage,
): Promise<GrownPage> {
  const html = await readFile(path.join(siteDir, page.path, 'index.html'), 'utf8')
  const [block = ''] =
    /<script type="application\/json" id="content">.*?<\/script>/s.exec(html) ?? []
  const bytes = (text: string) => gzipSync(text).length
  const load = await measureFirstLoad(variant, page)
  return {
    ...load,
    documentBytes: bytes(html),
    contentBytes: bytes(block),
    markupBytes: bytes(html.replace(block, '')),
  }
}
