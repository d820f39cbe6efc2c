/** Builds the site and its references, and serves each on a port of its own. */
import { execFile, execFileSync } from 'node:child_process'
import { cp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { createSiteServer } from '../host/compose/serving/server.ts'
import { filesBelow, replaceFile } from '../host/compose/site/files.ts'
import { precompress } from '../host/compose/site/precompress.ts'
import { type Administrator, startEmbeddedStore } from '../store/src/embeddedStore.ts'

export interface Variant {
  name: string
  origin: string
  close: () => void
}

const siteDir = '.tmp/bench-site'
export const storeSiteDir = '.tmp/bench-store-site'
const scriptFreeDir = '.tmp/script-free'
const defaultsDir = '.tmp/plugin-defaults'

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Each is built once, when it is first asked for. */
const built = new Map<string, Promise<Variant>>()

function buildOnce(name: string, build: () => Promise<string>, document?: string) {
  const existing = built.get(name)
  if (existing) return existing
  console.log(`Building: ${name} …`)
  const variant = build().then((folder) => serve(name, folder, document))
  built.set(name, variant)
  return variant
}

/** The site itself. */
export const buildSite = () =>
  buildOnce('this site', async () => {
    run('npm', ['run', 'build'])
    await rm(siteDir, { recursive: true, force: true })
    run('npm', ['run', 'compose', '-w', 'host'], { SITE_DIR: siteDir })
    return siteDir
  })

/** As `mode` says in bench/plain-app/vite.config.ts. */
export const buildOrdinary = (name: string, mode: 'grouped' | 'ungrouped' | 'ahead') =>
  buildOnce(
    name,
    async () => {
      run('npx', ['vite', 'build', '-c', 'bench/plain-app/vite.config.ts', '--mode', mode])
      return compressed(`.tmp/plain-app-${mode}`)
    },
    'index.html',
  )

export const buildDefaults = () =>
  buildOnce(
    'federation, plugin defaults',
    async () => {
      for (const part of ['host', 'public-site', 'admin-console']) {
        const config = 'bench/plugin-defaults/vite.config.ts'
        run('npx', ['vite', 'build', '-c', config, '--mode', part], { NODE_ENV: 'production' })
      }
      return compressed(defaultsDir)
    },
    'index.html',
  )

async function compressed(folder: string) {
  await precompress((await filesBelow(folder)).map((file) => path.join(folder, file)))
  return folder
}

/** The site's documents and styles, with every script and every preload of one removed. */
export const buildScriptFree = () =>
  buildOnce('script-free page (the limit)', async () => {
    await buildSite()
    await makeScriptFree()
    return scriptFreeDir
  })

/** The site's builds, composed on an embedded store in this process. */
export async function composeOnStore(administrator?: Administrator) {
  await buildSite()
  const store = await startEmbeddedStore(administrator && { administrator })
  await rm(storeSiteDir, { recursive: true, force: true })
  // Not at once and for all: meanwhile the store has to answer.
  await promisify(execFile)('npm', ['run', 'compose', '-w', 'host'], {
    env: {
      ...process.env,
      SITE_DIR: storeSiteDir,
      STORE_URL: store.url,
      STORE_KEY: store.publishableKey,
    },
  })
  const site = serve('this site with a store', storeSiteDir)
  return {
    ...site,
    store,
    /** Serves another folder than that of the variant. */
    serve: (folder: string) => serve(site.name, folder).origin,
    close: () => {
      site.close()
      void store.stop()
    },
  }
}

async function makeScriptFree() {
  await rm(scriptFreeDir, { recursive: true, force: true })
  await cp(siteDir, scriptFreeDir, { recursive: true })
  for (const file of await filesBelow(scriptFreeDir)) {
    if (!file.endsWith('.html')) continue
    const document = path.join(scriptFreeDir, file)
    const html = await readFile(document, 'utf8')
    await replaceFile(
      document,
      html
        .replace(/<script[^>]*>.*?<\/script>/gs, '')
        .replace(/<link rel="modulepreload"[^>]*>/g, ''),
    )
  }
}

function serve(name: string, folder: string, document?: string): Variant {
  const server = createSiteServer(folder, document).listen(0)
  const { port } = server.address() as AddressInfo
  return { name, origin: `http://localhost:${port}`, close: () => server.close() }
}
