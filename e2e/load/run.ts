/**
 * `npm run test:load [-- <clients> <seconds>]`: clients ask the served site for everything while releases
 * of both remotes go live and are rolled back. Fails where an answer does, or where one does not fit the
 * document or pointer that named it. Our server, and nginx where it is installed.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArguments, runCommand } from '../../host/compose/commands/command.ts'
import { type RunningServer, servers } from '../../host/compose/testing/servers.ts'
import { measureLoad, startOurs } from './measure.ts'

const shownFailures = 20

async function measure(
  start: (siteDir: string) => Promise<RunningServer>,
  clients: number,
  seconds: number,
) {
  await mkdir('.tmp', { recursive: true })
  const folder = await mkdtemp('.tmp/load-')
  const siteDir = path.resolve(folder, 'site')
  execFileSync('npm', ['run', '--silent', 'compose', '-w', 'host'], {
    env: { ...process.env, SITE_DIR: siteDir },
  })
  try {
    return await measureLoad({ folder, siteDir, start, clients, seconds })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Of sorted values. */
const percentile = (values: number[], share: number) =>
  Math.round(values[Math.floor(values.length * share)] ?? 0)

await runCommand(async () => {
  const { positionals } = parseArguments(process.argv.slice(2), {
    optional: ['clients', 'seconds'],
  })
  const [clients = 500, seconds = 60] = positionals.map(Number)
  const started = servers.map(({ name, start }) => ({
    name,
    start: name === 'our server' ? startOurs : start,
  }))
  for (const { name, start } of started) {
    const { requests, failures, latenciesMs, seen, ...made } = await measure(
      start,
      clients,
      seconds,
    )
    latenciesMs.sort((a, b) => a - b)
    console.log(
      `${name}: ${clients} clients, ${seconds} s, ${requests} requests, ${failures.length} failed, ` +
        `p50 ${percentile(latenciesMs, 0.5)} ms, p99 ${percentile(latenciesMs, 0.99)} ms, ` +
        `${made.releases} releases and ${made.rollbacks} rollbacks, clients saw ` +
        Object.entries(seen)
          .map(([remote, names]) => `${names.size} of ${remote}`)
          .join(', '),
    )
    for (const failure of failures.slice(0, shownFailures)) console.error(`  ${failure}`)
    if (failures.length > 0) process.exitCode = 1
  }
})
