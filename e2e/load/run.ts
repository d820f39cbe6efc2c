/**
 * `npm run test:load [-- <clients> <seconds>]`: clients ask the served site for everything while releases
 * of both remotes go live and are rolled back. Fails where an answer does, or where one does not fit the
 * document or pointer that named it. Our server, and nginx where it is installed.
 */
import { execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArguments, runCommand } from '../../host/compose/command.ts'
import { freePort, type RunningServer, servers } from '../../host/compose/testing/servers.ts'
import { load } from './clients.ts'

const shownFailures = 20

/** `npm start`'s server, in a process of its own. */
async function startOurs(siteDir: string): Promise<RunningServer> {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'host/compose/serve.ts'], {
    env: { ...process.env, SITE_DIR: siteDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It says where the site is.
  await new Promise((resolve) => server.stdout.once('data', resolve))
  return { origin: `http://localhost:${port}`, stop: () => void server.kill() }
}

async function releaseMeanwhile(folder: string, siteDir: string, seconds: number) {
  const releasing = fork('e2e/load/releases.ts', [folder, siteDir, String(seconds)])
  const [made] = await Promise.race([once(releasing, 'message'), once(releasing, 'exit')])
  if (typeof made === 'number') throw new Error(`The releases ended with ${made}`)
  return made as { releases: number; rollbacks: number }
}

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
  const server = await start(siteDir)
  try {
    const endMs = performance.now() + seconds * 1000
    const isOver = () => performance.now() > endMs
    const [asked, made] = await Promise.all([
      load(server.origin, clients, isOver),
      releaseMeanwhile(folder, siteDir, seconds),
    ])
    return { ...asked, ...made }
  } finally {
    await server.stop()
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
