import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replaceFile } from './files.ts'
import { precompress } from './precompress.ts'
import { createSiteServer } from './server.ts'

let folder: string
let server: ReturnType<typeof createSiteServer>
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  for (const [file, text] of Object.entries({
    'shell.html': 'the shell',
    'index.html': 'the home page',
    'about/index.html': 'the about page',
    'assets/index-abc.js': 'script',
    'images/logo-mark.svg': '<svg />',
    'remotes/public-site/current.json': '{}',
    'remotes/public-site/r1/remoteEntry.js': 'entry',
  })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  server = createSiteServer(folder)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

async function get(pathname: string, accept = '*/*') {
  const response = await fetch(origin + pathname, { headers: { accept } })
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    text: await response.text(),
  }
}

test.each([
  ['/', 'the home page'],
  ['/about', 'the about page'],
])('the page %s gets its own document, which is revalidated', async (pathname, text) => {
  expect(await get(pathname)).toEqual({ status: 200, cache: 'no-cache', text })
})

test.each(['/events/7', '/admin/events', '/no-such-page'])(
  'the page path %s gets the document of the shell',
  async (pathname) => {
    expect(await get(pathname)).toEqual({ status: 200, cache: 'no-cache', text: 'the shell' })
  },
)

const missingAssets = [
  '/assets/gone.js',
  '/assets/gone',
  '/remotes/public-site/r0/remoteEntry.js',
  '/images/gone.svg',
  '/gone.txt',
]

test.each(missingAssets)('the missing asset %s is a real 404', async (pathname) => {
  expect(await get(pathname)).toEqual({ status: 404, cache: 'no-cache', text: 'Not found\n' })
})

test('a browser that goes to an old site’s /about.html gets the shell, to a missing asset a 404', async () => {
  expect((await get('/about.html', 'text/html,*/*;q=0.8')).text).toBe('the shell')
  expect((await get('/assets/gone.js', 'text/html,*/*;q=0.8')).status).toBe(404)
})

test.each(['/assets/index-abc.js', '/remotes/public-site/r1/remoteEntry.js'])(
  '%s is immutable',
  async (pathname) => {
    expect((await get(pathname)).cache).toBe('public, max-age=31536000, immutable')
  },
)

test('a pointer is revalidated', async () => {
  expect((await get('/remotes/public-site/current.json')).cache).toBe('no-cache')
})

test('a picture keeps its name when it changes, and is kept for a day only', async () => {
  expect((await get('/images/logo-mark.svg')).cache).toBe('public, max-age=86400')
})

test('a remote may be loaded by a shell on another origin', async () => {
  const { headers } = await fetch(`${origin}/remotes/public-site/r1/remoteEntry.js`)
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test.each(['//', '/%', '/%2e%2e/%2e%2e/package.json'])(
  'the strange path %s is answered, and the server goes on',
  async (pathname) => {
    const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) => {
      // Not `fetch`, which mends the path before it asks.
      request(origin, { path: pathname }, resolve).on('error', reject).end()
    })
    expect(statusCode).toBeLessThan(500)
    expect((await get('/')).status).toBe(200)
  },
)

test('a file that a release adds is served without a restart', async () => {
  await writeFile(path.join(folder, 'assets/late-def.js'), 'late')
  expect((await get('/assets/late-def.js')).text).toBe('late')
})

test('a file is sent as it was compressed when it was published, where the browser takes that', async () => {
  const script = path.join(folder, 'assets/long-abc.js')
  await writeFile(script, '// a script worth compressing\n'.repeat(100))
  await precompress([script])
  const encodingFor = (accepted: string) =>
    new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': accepted }
      request(`${origin}/assets/long-abc.js`, { headers }, (response) => {
        resolve(response.resume().headers['content-encoding'])
      })
        .on('error', reject)
        .end()
    })
  expect(await encodingFor('gzip, br')).toBe('br')
  expect(await encodingFor('gzip')).toBe('gzip')
  expect(await encodingFor('identity')).toBeUndefined()
  expect((await get('/assets/long-abc.js')).text).toContain('worth compressing')
})

test('a replaced file leaves no compressed copy of the text before', async () => {
  const page = path.join(folder, 'news/index.html')
  await replaceFile(page, 'old '.repeat(1000))
  expect((await get('/news')).text).toMatch(/^old old/)
  await replaceFile(page, 'new '.repeat(1000))
  expect((await get('/news')).text).toMatch(/^new new/)
  await replaceFile(page, 'short')
  expect((await get('/news')).text).toBe('short')
})

test('a folder without a composed site is refused with what to do', () => {
  expect(() => createSiteServer(path.join(folder, 'assets'))).toThrow('compose the site first')
})
