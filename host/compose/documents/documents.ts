/**
 * Composes the documents of the public pages from two built artifacts: the shell's server bundle
 * and that of the live release of the public site. Publishing either one composes them again. On a
 * site with a database, its content comes from there.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { contractVersion, pointerPath } from '../../../shared/src/contract/contract.ts'
import type { RemotePointer } from '../../../shared/src/contract/pointer.ts'
import {
  feedPaths,
  type PageDocument,
  type PrerenderModule,
  prerenderBundle,
  prerenderFolder,
  prerenderManifest,
} from '../../../shared/src/contract/prerendering.ts'
import { withNonce } from '../serving/contentSecurityPolicy.ts'
import { shellDocument } from '../serving/serving.ts'
import { environmentDir, environmentsFolder, production } from '../site/environments.ts'
import { filesBelow, replaceFile } from '../site/files.ts'
import { livePointer } from '../site/livePointer.ts'
import { removeWithCopies } from '../site/precompress.ts'
import { projectDir, siteUrl } from '../site/siteDir.ts'
import { documentHtml, releaseIn } from './documentHtml.ts'
import { filesLoadedWith } from './loadedFiles.ts'
import { renderSource } from './renderSource.ts'
import { robotsTxt, sitemapXml } from './searchEngines.ts'
import { shellReleaseFile, shellReleaseJson } from './shellRelease.ts'
import { supabaseIn } from './supabaseBlock.ts'

const writtenAtOnce = 8

interface ShellBundle {
  renderPage(path: string, App: PrerenderModule['App']): Promise<string>
}

/**
 * Composes every document of an environment from the release that this pointer names, or from the
 * live one. Returns their paths; none as long as only one of the two parts is published.
 */
export async function composeDocuments(
  siteDir: string,
  environment = production,
  newPointer?: RemotePointer,
): Promise<string[]> {
  const targetDir = environmentDir(siteDir, environment)
  const pointer = newPointer ?? (await livePointer('public-site', siteDir, environment))
  const shell = path.join(targetDir, shellDocument)
  if (!pointer || !existsSync(shell)) return []
  if (pointer.contract !== contractVersion) {
    throw new Error(
      `Release ${pointer.release} speaks version ${pointer.contract} of the contract, and documents are composed by version ${contractVersion}`,
    )
  }
  const template = await readFile(shell, 'utf8')
  // All pages before any is written: if one fails, every document stays as it was.
  const { documents, feeds } = await renderDocuments(siteDir, targetDir, template, pointer)
  const pages = documents.map(({ page }) => page)
  const paths = pages.map((page) => page.path)
  // Before the documents that announce them.
  for (const feed of feeds) await replaceFile(path.join(targetDir, feed.path), feed.text)
  // Some at a time: compressing is slow, and all at once would need too much memory.
  for (let from = 0; from < documents.length; from += writtenAtOnce) {
    const writes = documents
      .slice(from, from + writtenAtOnce)
      .map(({ page, html }) => replaceFile(documentFile(targetDir, page.path), withNonce(html)))
    await Promise.all(writes)
  }
  for (const existing of await documentPaths(targetDir)) {
    if (!paths.includes(existing)) await removeWithCopies(documentFile(targetDir, existing))
  }
  for (const feedPath of feedPaths) {
    const isGone = !feeds.some((feed) => feed.path === feedPath)
    if (isGone) await removeWithCopies(path.join(targetDir, feedPath))
  }
  await replaceFile(path.join(targetDir, 'sitemap.xml'), sitemapXml(siteUrl, pages))
  await replaceFile(path.join(targetDir, 'robots.txt'), robotsTxt(siteUrl, environment))
  await replaceFile(path.join(targetDir, shellReleaseFile), shellReleaseJson(template))
  return paths
}

async function renderDocuments(
  siteDir: string,
  shellDir: string,
  template: string,
  pointer: RemotePointer,
) {
  // React reads it when it is first imported, with the bundles below.
  process.env.NODE_ENV = 'production'
  const releaseDir = path.join(siteDir, path.dirname(pointerPath(pointer.name)), pointer.release)
  // One folder for each site, emptied first: a composition that was killed leaves its copies.
  const siteHash = createHash('sha256').update(shellDir).digest('hex').slice(0, 12)
  const copies = path.join(projectDir, '.tmp/prerender', siteHash)
  await rm(copies, { recursive: true, force: true })
  try {
    const { renderPage }: ShellBundle = await importBundle(shellDir, copies)
    const site: PrerenderModule = await importBundle(releaseDir, copies)
    const source = await renderSource(supabaseIn(template))
    await site.renderFrom(source)
    const feeds = site.feeds?.(siteUrl) ?? []
    const documents: { page: PageDocument; html: string }[] = []
    for (const page of site.documents(siteUrl)) {
      const { result, versions, content } = await source.watch(() =>
        renderPage(page.path, site.App),
      )
      const files = await filesOfPage(releaseDir, pointer, page)
      const parts = { siteUrl, template, page, feeds, markup: result, pointer, files, versions }
      documents.push({ page, html: documentHtml({ ...parts, content, renderedAt: source.time }) })
    }
    return { documents, feeds }
  } finally {
    await rm(copies, { recursive: true, force: true })
  }
}

/**
 * Imports a server bundle from a copy where Node resolves its packages to the project's own: both must
 * get the same React and the same router. Each copy has a new name, as Node keeps what it imported.
 */
async function importBundle(folder: string, copies: string) {
  await mkdir(copies, { recursive: true })
  const copy = await mkdtemp(path.join(copies, 'copy-'))
  await cp(path.join(folder, prerenderFolder), path.join(copy, prerenderFolder), {
    recursive: true,
  })
  return import(pathToFileURL(path.join(copy, prerenderBundle)).href)
}

/** The files that the page loads first, relative to the pointer. */
async function filesOfPage(
  releaseDir: string,
  { release, css, preload }: RemotePointer,
  page: PageDocument,
) {
  const own = await filesLoadedWith(path.join(releaseDir, prerenderManifest), page.sources)
  const inRelease = (file: string) => `${release}/${file}`
  return {
    css: [...new Set([...css, ...own.css.map(inRelease)])],
    scripts: [...new Set([...preload, ...own.scripts.map(inRelease)])],
  }
}

const documentFile = (siteDir: string, pagePath: string) =>
  path.join(siteDir, pagePath, 'index.html')

/**
 * The paths of the pages that have documents in an environment's folder. Other HTML files there are
 * somebody else's: ours name the release that they were rendered from.
 */
export async function documentPaths(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const files = (await filesBelow(folder)).filter(
    (file) => /(^|\/)index\.html$/.test(file) && !file.startsWith(`${environmentsFolder}/`),
  )
  const paths: string[] = []
  for (const file of files) {
    const isOurs = releaseIn(await readFile(path.join(folder, file), 'utf8')).length > 0
    if (isOurs) paths.push(path.posix.join('/', path.posix.dirname(file)))
  }
  return paths
}

/** The releases that the documents of an environment were composed from: several after a kill. */
export async function releasesInDocuments(siteDir: string, environment: string): Promise<string[]> {
  const folder = environmentDir(siteDir, environment)
  const releases = (await documentPaths(folder)).map(async (pagePath) =>
    releaseIn(await readFile(documentFile(folder, pagePath), 'utf8')),
  )
  return (await Promise.all(releases)).flat()
}
