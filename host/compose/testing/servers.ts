/** Each server that follows the rules of serving, to be started by tests. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { accessSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { freePort } from '../../../shared/testing/freePort.ts'
import { nginxConf } from '../serving/hostSettings.ts'
import { createSiteServer } from '../serving/server.ts'
import { shellDocument } from '../serving/serving.ts'

export interface RunningServer {
  origin: string
  stop: () => Promise<void> | void
}

async function startOurs(siteDir: string, environment?: string): Promise<RunningServer> {
  const server = createSiteServer(siteDir, shellDocument, environment)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, stop: () => void server.close() }
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

async function startNginx(siteDir: string, environment?: string): Promise<RunningServer> {
  const port = await freePort()
  const folder = await mkdtemp(path.join(siteDir, '../nginx-'))
  return runNginx(folder, port, nginxConf({ siteDir, environment, port }), [brotliModule])
}

/** @param settings of "http" in its configuration, with a server on this port */
export async function runNginx(
  folder: string,
  port: number,
  settings: string,
  modules: readonly string[] = [],
): Promise<RunningServer> {
  const file = path.join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr;
    ${modules.map((module) => `load_module ${module};`).join(' ')}
    events { worker_connections 4096; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      include /etc/nginx/mime.types;
      ${settings}
    }`,
  )
  // Its workers may run as another user, who must be able to read the site.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const nginx = spawn('nginx', ['-c', file, ...user], { stdio: ['ignore', 'ignore', 'pipe'] })
  const origin = `http://localhost:${port}`
  await answered(origin, nginx)
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  return {
    origin,
    stop() {
      nginx.kill()
      return ended
    },
  }
}

async function answered(origin: string, nginx: ChildProcess) {
  let complaint = ''
  nginx.stderr?.on('data', (text) => (complaint += text))
  while (nginx.exitCode === null) {
    const up = await fetch(origin).catch(() => undefined)
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`nginx did not start: ${complaint}`)
}

/** Says what is not tested where it is missing. */
export function hasNginx(tested: string, modules: readonly string[] = []) {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    for (const module of modules) accessSync(module)
    return true
  } catch {
    console.info(`${tested} not tested: apt-get install nginx libnginx-mod-http-brotli-static`)
    return false
  }
}

export const servers = [
  { name: 'our server', start: startOurs },
  ...(hasNginx('The settings of nginx are', [brotliModule])
    ? [{ name: 'nginx', start: startNginx }]
    : []),
]
