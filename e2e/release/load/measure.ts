/** Clients ask a server for everything, while a process of its own releases and rolls back. */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { RunningServer } from '../../../host/compose/testing/servers.ts'
import { freePort } from '../../../shared/testing/freePort.ts'
import { load } from './clients.ts'

/** `npm start`'s server, in a process of its own. */
export async function startOurs(siteDir: string): Promise<RunningServer> {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'host/compose/commands/serve.ts'], {
    env: { ...process.env, SITE_DIR: siteDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It says where the site is.
  const [ready] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  if (!Buffer.isBuffer(ready)) throw new Error(`The server ended with ${ready}`)
  return { origin: `http://localhost:${port}`, stop: () => void server.kill() }
}

interface LoadOptions {
  /** For the builds that are released. */
  folder: string
  /** The composed site. */
  siteDir: string
  start: (siteDir: string) => Promise<RunningServer>
  clients: number
  seconds: number
}

export async function measureLoad({ folder, siteDir, start, clients, seconds }: LoadOptions) {
  const server = await start(siteDir)
  let isOver = false
  try {
    const asking = load(server.origin, clients, () => isOver)
    const made = await releaseMeanwhile(folder, siteDir, seconds).finally(() => {
      isOver = true
    })
    return { ...(await asking), ...made }
  } finally {
    await server.stop()
  }
}

async function releaseMeanwhile(folder: string, siteDir: string, seconds: number) {
  const releasing = fork('e2e/release/load/releases.ts', [folder, siteDir, String(seconds)], {
    execArgv: ['--import', 'tsx'],
  })
  const [made] = await Promise.race([once(releasing, 'message'), once(releasing, 'exit')])
  if (typeof made !== 'object') throw new Error(`The releases ended with ${made}`)
  return made as { releases: number; rollbacks: number }
}
