/** Publishes the shell: its assets first, then the bare document that names them. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import {
  type SupabaseConfig,
  supabaseConfigFrom,
} from '../../../shared/src/backends/supabase/configSchema.ts'
import { feedPaths, prerenderFolder } from '../../../shared/src/contract/prerendering.ts'
import { importMapHtml } from '../documents/importMap.ts'
import { fetchPublicContent } from '../documents/renderSource.ts'
import { withShellRelease } from '../documents/shellRelease.ts'
import { readSupabase, withSupabase } from '../documents/supabaseBlock.ts'
import { remoteOrigins, withNonce, withPolicy } from '../serving/contentSecurityPolicy.ts'
import { headersFile, redirectsFile } from '../serving/hostSettings.ts'
import { notFoundBody, notFoundFile, shellDocument } from '../serving/serving.ts'
import { environmentDir, production } from '../site/environments.ts'
import {
  filesBelow,
  hashesOf,
  isByproduct,
  isCode,
  publishFile,
  readJson,
  replaceFile,
} from '../site/files.ts'

/** Publishes a build. Assets of earlier builds stay, so that an open tab keeps working. */
export async function publishShell(dist: string, siteDir: string, environment = production) {
  const database = supabaseConfigFrom(process.env)
  // It must answer: documents are composed from it next.
  if (database) await fetchPublicContent(database)
  const target = environmentDir(siteDir, environment)
  const files = (await filesBelow(dist)).filter((file) => file !== 'index.html')
  for (const file of files) {
    const folder = file.startsWith('assets/') ? siteDir : target
    await publishFile(path.join(dist, file), path.join(folder, file))
  }
  await replaceFile(path.join(target, '_headers'), headersFile())
  await replaceFile(path.join(target, '_redirects'), redirectsFile())
  await replaceFile(path.join(target, notFoundFile), notFoundBody)
  const served = files.filter((file) => !file.startsWith(`${prerenderFolder}/`))
  const hashes = await hashesOf(dist, served.filter(isCode))
  const html = withHashes(await readFile(path.join(dist, 'index.html'), 'utf8'), hashes)
  await configureShell(target, html, configurationFor(environment), database)
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
const configurationFor = (environment: string): Configuration => ({
  remoteOverrides: environment !== production || process.env.REMOTE_OVERRIDES === 'allowed',
  remoteOrigins: remoteOrigins(process.env.REMOTE_ORIGINS),
})

/** Writes what an environment has of its own of a shell: the configuration, then the bare document. */
async function configureShell(
  target: string,
  html: string,
  configuration: Configuration,
  database: SupabaseConfig | null,
) {
  const policy = { ...configuration, storeUrl: database?.url }
  const configured = withShellRelease(withPolicy(withSupabase(html, database), policy))
  await replaceFile(path.join(target, configurationFile), JSON.stringify(configuration))
  await replaceFile(path.join(target, shellDocument), withNonce(configured))
}

/** What is in an environment's folder and no file of the build: shared files, pointers, documents. */
const notOfBuild =
  /^(assets|remotes|environments|\.publishing)\/|(^|\/)index\.html$|^(shell\.html|shell\.json|site\.json|sitemap\.xml|robots\.txt)$/

const isOfBuild = (file: string) =>
  !notOfBuild.test(file) && !isByproduct(file) && !feedPaths.some((feed) => feed === `/${file}`)

/**
 * Gives one environment the shell of another. Its configuration and its database stay, unless the
 * environment variables say otherwise; a new environment has the database of the other.
 */
export async function copyShell(siteDir: string, from: string, to: string) {
  const source = environmentDir(siteDir, from)
  const target = environmentDir(siteDir, to)
  const { REMOTE_OVERRIDES, REMOTE_ORIGINS } = process.env
  const before = await readJson(path.join(target, configurationFile))
  const isKept = before !== undefined && !REMOTE_OVERRIDES && !REMOTE_ORIGINS
  const configuration = isKept ? configurationSchema.parse(before) : configurationFor(to)
  const withDatabase = existsSync(path.join(target, shellDocument)) ? target : source
  const database = supabaseConfigFrom(process.env) ?? (await readSupabase(withDatabase))

  const html = await readFile(path.join(source, shellDocument), 'utf8')
  const files = (await filesBelow(source)).filter(isOfBuild)
  for (const file of files) await publishFile(path.join(source, file), path.join(target, file))
  await configureShell(target, html, configuration, database)
}
