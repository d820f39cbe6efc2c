/**
 * `tsx compose/commands/publish.ts <part> … [--to <environment>] [--watch]`: publishes the builds of
 * these parts, or of all, into the composed site. With `--watch`, it then composes the documents again
 * whenever the database's content or Jamaica's day changes.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fetchVersions } from '../../../shared/src/backends/supabase/content/contentVersions.ts'
import { supabaseRequest } from '../../../shared/src/backends/supabase/supabaseRequest.ts'
import { readSupabase } from '../documents/supabaseBlock.ts'
import { watchContent } from '../documents/watchContent.ts'
import { publishParts } from '../release/publishParts.ts'
import { environmentDir, parseEnvironment } from '../site/environments.ts'
import { parsePartName, partNames } from '../site/parts.ts'
import { withPublishLock } from '../site/publishLock.ts'
import { distDir, siteDir } from '../site/siteDir.ts'
import { parseArguments, runCommand } from './command.ts'

async function watch(environment: string) {
  const database = await readSupabase(environmentDir(siteDir, environment))
  if (!database)
    throw new Error('There is no content to watch: STORE_URL and STORE_KEY are not set')
  const stop = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort())
  console.log(`Composing again whenever the content of ${database.url} changes, and each day`)
  await watchContent({
    fetchVersions: () => fetchVersions((asked) => supabaseRequest({ path: asked }, database)),
    compose: () => composeInProcess(environment),
    everyMs: 15_000,
    signal: stop.signal,
  })
}

/** In a process of its own: Node keeps each bundle that it has ever imported. */
async function composeInProcess(environment: string) {
  const child = fork(path.join(import.meta.dirname, 'composeAgain.ts'), ['--in', environment])
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The documents stay as they were')
}

await runCommand(async () => {
  const { positionals, values, flags } = parseArguments(process.argv.slice(2), {
    optional: partNames.map(() => 'part'),
    options: ['to'],
    flags: ['watch'],
  })
  const parts = positionals.length > 0 ? positionals.map(parsePartName) : partNames
  const builds = Object.fromEntries(parts.map((part) => [part, distDir(part)]))
  const environment = parseEnvironment(values.to)
  await withPublishLock(siteDir, async () => {
    const target = environmentDir(siteDir, environment)
    for (const part of await publishParts(builds, siteDir, environment)) {
      console.log(`${part} is live in ${target}`)
    }
  })
  if (flags.includes('watch')) await watch(environment)
})
