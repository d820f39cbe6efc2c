import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { environmentDir, parseEnvironment, parseExistingEnvironment } from '../site/environments.ts'
import { filesBelow, sha256 } from '../site/files.ts'
import { livePointer, livePointers } from '../site/livePointer.ts'
import { buildConsole, buildPublicSite, buildShell } from '../testing/smallBuilds.ts'
import { promote, startEnvironment } from './promote.ts'
import { prune } from './prune.ts'
import { publishShell } from './publishShell.ts'
import { addRelease, listReleases, makeLive } from './releases.ts'

let folder: string
let site: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'environments-'))
  site = path.join(folder, 'site')
  await publishShell(await buildShell(folder), site)
  await release('first')
})

afterEach(() => rm(folder, { recursive: true }))

/** As `npm run release -w public-site -- --to <environment>` after a build. */
async function release(
  text: string,
  environment = 'production',
  now = new Date(),
  pages?: string[],
) {
  await startEnvironment(site, environment)
  const dist = await buildPublicSite(folder, text, pages)
  const { pointer } = await addRelease('public-site', dist, site, { version: '1.0.0', now })
  await makeLive('public-site', pointer.release, site, environment)
  return pointer.release
}

const inEnvironment = (environment: string, file: string) =>
  path.join(environmentDir(site, environment), file)
const text = (environment: string, file: string) =>
  readFile(inEnvironment(environment, file), 'utf8')

/** The hashes of the files that are there once for all environments. */
async function sharedFiles() {
  const files = (await filesBelow(site)).filter((file) =>
    /^(assets|remotes\/[^/]+\/[^/]+)\//.test(file),
  )
  const hash = async (file: string) => [file, sha256(await readFile(path.join(site, file)))]
  return Object.fromEntries(await Promise.all(files.map(hash)))
}

async function livePerEnvironment() {
  const live = await livePointers('public-site', site)
  return Object.fromEntries(live.map(({ environment, pointer }) => [environment, pointer.release]))
}

test('a release to preview changes nothing of production, and lies in the folder that both share', async () => {
  const first = await livePointer('public-site', site)
  const documentBefore = await text('production', 'about/index.html')
  const second = await release('second', 'preview')
  expect(await livePerEnvironment()).toEqual({ production: first?.release, preview: second })
  expect(await text('production', 'about/index.html')).toBe(documentBefore)
  expect(await text('preview', 'about/index.html')).toContain('second /about')
  expect(existsSync(path.join(site, 'remotes/public-site', second, 'assets/App.js'))).toBe(true)
  const ownFiles = await filesBelow(environmentDir(site, 'preview'))
  expect(ownFiles.filter((file) => /^(assets|remotes\/[^/]+)\/.*\//.test(file))).toEqual([])
})

test('promotion makes production live with the same files: nothing is built, copied or written anew', async () => {
  const second = await release('second', 'preview')
  await rm(path.join(folder, 'second'), { recursive: true })
  const before = await sharedFiles()
  expect(await promote('public-site', 'preview', 'production', site)).toContain(second)
  expect(await sharedFiles()).toEqual(before)
  expect(await livePerEnvironment()).toEqual({ production: second, preview: second })
  expect(await text('production', 'about/index.html')).toContain('second /about')
})

test('production can go back after a promotion, and preview stays', async () => {
  const first = (await livePointer('public-site', site))?.release ?? ''
  const second = await release('second', 'preview')
  await promote('public-site', 'preview', 'production', site)
  expect((await livePointer('public-site', site))?.previous?.release).toBe(first)
  await makeLive('public-site', first, site)
  expect(await livePerEnvironment()).toEqual({ production: first, preview: second })
})

test('a new environment begins as a copy of production, the console included', async () => {
  const { pointer } = await addRelease(
    'admin-console',
    await buildConsole(folder, 'console'),
    site,
    {
      version: '1.0.0',
    },
  )
  await makeLive('admin-console', pointer.release, site)
  await startEnvironment(site, 'preview')
  expect(await livePointer('admin-console', site, 'preview')).toMatchObject({
    release: pointer.release,
  })
  for (const file of ['shell.html', 'index.html', 'about/index.html']) {
    const [preview, live] = [await text('preview', file), await text('production', file)]
    expect(withoutPolicy(preview)).toBe(withoutPolicy(live))
    // Developers' servers.
    expect(preview).toContain('http://localhost:*')
    expect(live).not.toContain('http://localhost:*')
  }
})

const withoutPolicy = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy".*?>| data-shell=".*?"| nonce=".*?"/g, '')

test('a page that is gone loses its document, and a file that somebody else has put there stays', async () => {
  await mkdir(inEnvironment('production', 'reports'))
  await writeFile(inEnvironment('production', 'reports/index.html'), 'theirs')
  await release('second', 'production', new Date(), ['/'])
  expect(existsSync(inEnvironment('production', 'about/index.html'))).toBe(false)
  expect(await text('production', 'reports/index.html')).toBe('theirs')
  await publishShell(await buildShell(folder), site)
  expect(await text('production', 'reports/index.html')).toBe('theirs')
})

test('an environment whose start was interrupted is completed by the next one', async () => {
  await startEnvironment(site, 'preview')
  for (const file of ['shell.html', 'shell.json', 'about/index.html']) {
    await rm(inEnvironment('preview', file))
  }
  await startEnvironment(site, 'preview')
  expect(await text('preview', 'about/index.html')).toContain('first /about')
})

test('a shell is tried in preview and promoted; its assets are there once', async () => {
  await startEnvironment(site, 'preview')
  const dist = await buildShell(folder)
  const document = path.join(dist, 'index.html')
  await writeFile(document, `${await readFile(document, 'utf8')}<!-- new shell -->`)
  await writeFile(path.join(dist, 'assets/new.js'), 'startAnew()')
  await publishShell(dist, site, 'preview')
  expect(await text('production', 'shell.html')).not.toContain('new shell')
  expect(await text('preview', 'shell.html')).toContain('new shell')

  await promote('host', 'preview', 'production', site)
  expect(await text('production', 'shell.html')).toContain('new shell')
  expect(await text('production', 'about/index.html')).toContain('new shell')
  expect(existsSync(path.join(site, 'assets/new.js'))).toBe(true)
  expect(existsSync(inEnvironment('preview', 'assets'))).toBe(false)
})

test('a picture that becomes too small to compress leaves no copy of what it was, here and where it is promoted', async () => {
  const dist = await buildShell(folder)
  const picture = path.join(dist, 'favicon.svg')
  await writeFile(picture, '<svg>large</svg>'.repeat(200))
  await publishShell(dist, site)
  await startEnvironment(site, 'preview')
  const copy = inEnvironment('production', 'favicon.svg.br')
  const promotedCopy = inEnvironment('preview', 'favicon.svg.br')
  expect([existsSync(copy), existsSync(promotedCopy)]).toEqual([true, true])

  await writeFile(picture, '<svg>small</svg>')
  await publishShell(dist, site)
  expect(existsSync(copy)).toBe(false)
  await promote('host', 'production', 'preview', site)
  expect(await text('preview', 'favicon.svg')).toBe('<svg>small</svg>')
  expect(existsSync(promotedCopy)).toBe(false)
})

test('a promotion leaves the overriding of remotes as it was, unless it is set', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  const allowed = async () => JSON.parse(await text('production', 'site.json')).remoteOverrides
  await startEnvironment(site, 'preview')
  await promote('host', 'preview', 'production', site)
  expect(await allowed()).toBe(false)

  vi.stubEnv('REMOTE_OVERRIDES', 'allowed')
  await publishShell(await buildShell(folder), site)
  vi.stubEnv('REMOTE_OVERRIDES', undefined)
  await promote('host', 'preview', 'production', site)
  expect(await allowed()).toBe(true)

  vi.stubEnv('REMOTE_OVERRIDES', 'forbidden')
  await promote('host', 'preview', 'production', site)
  expect(await allowed()).toBe(false)
})

test('pruning removes nothing that the pointer of any environment names', async () => {
  const january = await release('january', 'preview', new Date('2026-01-01'))
  const february = await release('february', 'preview', new Date('2026-02-01'))
  const march = await release('march', 'other', new Date('2026-03-01'))
  const april = await release('april', 'production', new Date('2026-04-01'))
  const may = await release('may', 'production', new Date('2026-05-01'))
  const june = await release('june', 'production', new Date('2026-06-01'))
  await prune('public-site', site, { keep: 1, now: new Date('2027-01-01') })
  const left = (await listReleases('public-site', site)).map(({ pointer }) => pointer.release)
  expect(left).toEqual(expect.arrayContaining([january, february, march, may, june]))
  expect(left).not.toContain(april)
})

test('search engines are asked to stay away from all but production', async () => {
  await startEnvironment(site, 'preview')
  expect(await text('preview', 'robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(await text('production', 'robots.txt')).toContain('Disallow: /admin\n')
})

test('what cannot be promoted is refused with the reason', async () => {
  await expect(promote('public-site', 'preview', 'preview', site)).rejects.toThrow('to itself')
  await expect(promote('admin-console', 'production', 'preview', site)).rejects.toThrow(
    'There is no release of admin-console in production',
  )
  expect(() => parseEnvironment('../other')).toThrow('is no name of an environment')
  await startEnvironment(site, 'preview')
  await expect(parseExistingEnvironment(site, 'preveiw')).rejects.toThrow(
    'There is no environment "preveiw". Environments: production, preview',
  )
})
