/** A composed site of a few bytes, and requests to what serves it. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

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

/** Its folder, in a temporary one of its own. */
export async function makeSmallSite(): Promise<string> {
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
