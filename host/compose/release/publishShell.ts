/** Publishes the shell: its assets first, then the bare document that names them. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import {
  type SupabaseConfig,
  supabaseConfigFrom,
} from '../../../shared/src/backends/supabase/configSchema.ts'
import { prerenderFolder } from '../../../shared/src/contract/prerendering.ts'
import { sameJson } from '../../../shared/src/json/sameJson.ts'
import { documentsFile } from '../documents/documents.ts'
import { importMapHtml } from '../documents/importMap.ts'
import { fetchPublicContent } from '../documents/renderSource.ts'
import { shellReleaseFile, withShellRelease } from '../documents/shellRelease.ts'
import { readSupabase, supabaseIn, withSupabase } from '../documents/supabaseBlock.ts'
import { remoteOrigins, withNonce, withPolicy } from '../serving/contentSecurityPolicy.ts'
import { headersFile, redirectsFile } from '../serving/hostSettings.ts'
import { notFoundBody, notFoundFile, shellDocument } from '../serving/serving.ts'
import { environmentDir, environmentsFolder, production } from '../site/environments.ts'
import {
  filesBelow,
  hashesOf,
  isByproduct,
  isCode,
  publishFile,
  readJson,
  replaceFile,
} from '../site/files.ts'

const assetsFolder = 'assets'

/** Publishes a build. Assets of earlier builds stay, so that an open tab keeps working. */
export async function publishShell(dist: string, siteDir: string, environment = production) {
  const target = environmentDir(siteDir, environment)
  const store = await configuredSupabase()
  const built = path.join(dist, 'index.html')
  const files = (await filesBelow(dist)).filter((file) => file !== 'index.html')
  for (const file of files) {
    const folder = file.startsWith(`${assetsFolder}/`) ? siteDir : target
    await publishFile(path.join(dist, file), path.join(folder, file))
  }
  await replaceFile(
    path.join(target, configurationFile),
    JSON.stringify(configuration(environment)),
  )
  await replaceFile(path.join(target, '_headers'), headersFile())
  await replaceFile(path.join(target, '_redirects'), redirectsFile())
  await replaceFile(path.join(target, notFoundFile), notFoundBody)
  const served = files.filter((file) => !file.startsWith(`${prerenderFolder}/`))
  const hashes = await hashesOf(dist, served.filter(isCode))
  const html = withHashes(await readFile(built, 'utf8'), hashes)
  await replaceFile(
    path.join(target, shellDocument),
    configured(html, configuration(environment), store),
  )
}

/** The database that the site is to have. It must answer: documents are composed from it next. */
async function configuredSupabase() {
  const store = supabaseConfigFrom(process.env)
  if (store) await fetchPublicContent(store)
  return store
}

/**
 * Has the shell that is there name the database of the one that is published next: what is published
 * before it, the public site, is then composed from the same database, and not from one that is gone.
 */
export async function changeSupabase(siteDir: string, environment: string) {
  const target = environmentDir(siteDir, environment)
  const document = path.join(target, shellDocument)
  if (!existsSync(document)) return
  const store = await configuredSupabase()
  if (sameJson(store, await readSupabase(target))) return
  const kept = await keptConfiguration(environment, target)
  await replaceFile(document, configured(await readFile(document, 'utf8'), kept, store))
}

/** The bare document, with the hash of each script and style sheet of the shell. */
function withHashes(html: string, hashes: Record<string, string>): string {
  const urls = Object.entries(hashes).map(([file, hash]) => [`/${file}`, hash])
  return html
    .replace(
      /<(?:link|script)[^>]*(?:href|src)="\/([^"]+\.(?:js|css))"/g,
      (tag, file) => `${tag} integrity="${hashes[file]}"`,
    )
    .replace('<script type="module"', (tag) => importMapHtml(Object.fromEntries(urls)) + tag)
}

/** What the shell reads of its site, apart from the build. */
export const configurationFile = 'site.json'

const configurationSchema = z.object({
  remoteOverrides: z.boolean(),
  remoteOrigins: z.array(z.string()),
})
type Configuration = z.infer<typeof configurationSchema>

/** Developers may override remotes everywhere but in production, unless that is set. */
const configuration = (environment: string): Configuration => ({
  remoteOverrides: environment !== production || process.env.REMOTE_OVERRIDES === 'allowed',
  remoteOrigins: remoteOrigins(process.env.REMOTE_ORIGINS),
})

/** The bare document of a site with this configuration. */
const configured = (html: string, options: Configuration, store: SupabaseConfig | null) =>
  withNonce(
    withShellRelease(withPolicy(withSupabase(html, store), { ...options, storeUrl: store?.url })),
  )

/** A promotion leaves an environment as it was configured, unless it says otherwise. */
async function keptConfiguration(environment: string, target: string) {
  const before = await readJson(path.join(target, configurationFile))
  if (before === undefined || process.env.REMOTE_OVERRIDES || process.env.REMOTE_ORIGINS) {
    return configuration(environment)
  }
  return configurationSchema.parse(before)
}

/** The files in an environment's folder that are not the shell's: shared ones, pointers, documents. */
const foldersBeside = [assetsFolder, 'remotes', environmentsFolder, '.publishing']
const filesBeside = new RegExp(
  `(^|/)index\\.html|^(sitemap\\.xml|robots\\.txt|${configurationFile}|${shellReleaseFile}|${documentsFile})`,
)

/** Gives one environment the shell of another. */
export async function copyShell(siteDir: string, from: string, to: string) {
  const source = environmentDir(siteDir, from)
  const target = environmentDir(siteDir, to)
  const kept = await keptConfiguration(to, target)
  const html = await readFile(path.join(source, shellDocument), 'utf8')
  const store = await keptSupabase(target, html)
  const files = await shellFiles(source)
  for (const file of files) await publishFile(path.join(source, file), path.join(target, file))
  await replaceFile(path.join(target, configurationFile), JSON.stringify(kept))
  await replaceFile(path.join(target, shellDocument), configured(html, kept, store))
}

/** The database that an environment keeps; a new one has that of the environment it begins as a copy of. */
async function keptSupabase(target: string, source: string) {
  const chosen = supabaseConfigFrom(process.env)
  if (chosen) return chosen
  return existsSync(path.join(target, shellDocument)) ? readSupabase(target) : supabaseIn(source)
}

async function shellFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries
    .filter(({ name }) => !foldersBeside.includes(name) && !name.startsWith(shellDocument))
    .map(async (entry) =>
      entry.isDirectory()
        ? (await filesBelow(path.join(folder, entry.name))).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
  return (await Promise.all(files))
    .flat()
    .filter((file) => !filesBeside.test(file) && !isByproduct(file))
}
