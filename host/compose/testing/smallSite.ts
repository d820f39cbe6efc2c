/** A composed site of a few bytes, and requests to what serves it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { type RunningServer, servers } from './servers.ts'

const files = {
  'shell.html': 'the shell',
  'index.html': 'the home page',
  'about/index.html': 'the about page',
  'events/index.html': 'the events page',
  'assets/index-abc.js': 'script',
  'images/logo-mark.svg': '<svg />',
  'favicon.svg': '<svg />',
  'remotes/public-site/current.json': '{}',
  'remotes/public-site/r1/remoteEntry.js': 'entry',
  'environments/preview/shell.html': 'the preview’s shell',
  'environments/preview/index.html': 'the preview’s home page',
  'environments/preview/remotes/public-site/current.json': '{"preview":true}',
}

interface ServedSite {
  folder: string
  server: RunningServer
  start: (typeof servers)[number]['start']
}

/** Runs the same tests against each server. `site` is filled in before the tests run. */
export function describeEachServer(describeTests: (site: ServedSite) => void) {
  describe.each(servers)('$name', ({ start }) => {
    const site = { start } as ServedSite

    beforeAll(async () => {
      site.folder = await makeSmallSite()
      site.server = await start(site.folder)
    })

    afterAll(async () => {
      await site.server.stop()
      await rm(path.dirname(site.folder), { recursive: true })
    })

    describeTests(site)
  })
}

/** Makes the site in a temporary folder of its own. */
async function makeSmallSite(): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'serving-')), 'site')
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  return folder
}

/** Asks for a path as it is written, which `fetch` would normalize. Resolves with the headers, too. */
export const ask = (origin: string, pathname: string, options = {}) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    request(origin, { path: pathname, ...options }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ ...response.headers, status: response.statusCode, text })
    })
      .on('error', reject)
      .end()
  })
