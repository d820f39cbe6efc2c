import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contractVersion } from '../../../shared/src/contract/contract.ts'
import { type RemotePointer, remotePointerSchema } from '../../../shared/src/contract/pointer.ts'
import { filesBelow } from '../site/files.ts'
import { prune } from './prune.ts'
import { addRelease, listReleases, makeLive } from './releases.ts'

let testFolder: string
let dist: string
let site: string

beforeEach(async () => {
  testFolder = await mkdtemp(path.join(tmpdir(), 'publish-'))
  dist = path.join(testFolder, 'dist')
  site = path.join(testFolder, 'site')
})

afterEach(() => rm(testFolder, { recursive: true }))

async function build(appCode: string) {
  await rm(dist, { recursive: true, force: true })
  await mkdir(path.join(dist, 'assets'), { recursive: true })
  await mkdir(path.join(dist, '.vite'))
  await writeFile(path.join(dist, 'remoteEntry.js'), 'export {}')
  await writeFile(path.join(dist, 'assets/App.js'), appCode)
  await writeFile(path.join(dist, 'assets/App.css'), 'p{}')
  await writeFile(
    path.join(dist, '.vite/manifest.json'),
    JSON.stringify({
      'src/App.tsx': { file: 'assets/App.js', css: ['assets/App.css'] },
      'virtual:entry': { file: 'remoteEntry.js' },
    }),
  )
}

async function publish(now?: Date) {
  const { pointer } = await addRelease('public-site', dist, site, { version: '1.2.0', now })
  await makeLive('public-site', pointer.release, site)
  return pointer.release
}

const pointer = async (): Promise<RemotePointer> =>
  remotePointerSchema.parse(
    JSON.parse(await readFile(path.join(site, 'remotes/public-site/current.json'), 'utf8')),
  )

test('a release is one folder, and the pointer names its entry, scripts, styles and hashes', async () => {
  await build('1')
  const release = await publish()
  expect(await pointer()).toEqual({
    name: 'public-site',
    release,
    entry: `${release}/remoteEntry.js`,
    contract: contractVersion,
    css: [`${release}/assets/App.css`],
    preload: [`${release}/remoteEntry.js`, `${release}/assets/App.js`],
    integrity: {
      [`${release}/assets/App.css`]: expect.stringMatching(/^sha256-/),
      [`${release}/assets/App.js`]: 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=',
      [`${release}/remoteEntry.js`]: expect.stringMatching(/^sha256-/),
    },
    others: expect.stringMatching(/^sha256-/),
    previous: null,
  })
  expect(await filesBelow(site)).toEqual([
    `remotes/public-site/${release}/assets/App.css`,
    `remotes/public-site/${release}/assets/App.js`,
    `remotes/public-site/${release}/release.json`,
    `remotes/public-site/${release}/remoteEntry.js`,
    'remotes/public-site/current.json',
  ])
})

test('the bundle that prerenders its pages is in the release, and is nothing for browsers', async () => {
  await build('1')
  await mkdir(path.join(dist, 'prerender'))
  await writeFile(path.join(dist, 'prerender/server.js'), 'export {}')
  const release = await publish()
  expect(await filesBelow(path.join(site, 'remotes/public-site', release, 'prerender'))).toEqual([
    'manifest.json',
    'server.js',
  ])
  expect(Object.keys((await pointer()).integrity).join()).not.toContain('prerender')
})

test('a project below a folder named .vite is published whole', async () => {
  dist = path.join(testFolder, '.vite-projects/dist')
  await build('1')
  const release = await publish()
  expect(await filesBelow(site)).toContain(`remotes/public-site/${release}/remoteEntry.js`)
})

test('publishing the same build again changes nothing', async () => {
  await build('1')
  await publish()
  const before = await pointer()
  await publish()
  expect(await pointer()).toEqual(before)
})

test('a new release names the one before as previous, whose folder stays', async () => {
  await build('1')
  const first = await publish()
  await build('2')
  const second = await publish()
  await build('3')
  await publish()
  const { previous } = await pointer()
  expect(previous?.release).toBe(second)
  const files = await filesBelow(site)
  expect(files).toContain(`remotes/public-site/${first}/assets/App.js`)
})

test('publishing touches nothing of the other remote', async () => {
  const other = path.join(site, 'remotes/admin-console/current.json')
  await mkdir(path.dirname(other), { recursive: true })
  await writeFile(other, 'theirs')
  await build('1')
  await publish()
  expect(await readFile(other, 'utf8')).toBe('theirs')
})

test('a folder that holds no build is refused before anything is written', async () => {
  await mkdir(dist)
  await expect(publish()).rejects.toThrow('build public-site before publishing it')
  await expect(filesBelow(site)).rejects.toThrow('ENOENT')
})

test('a release before can be made live again, and then the other one is previous', async () => {
  await build('1')
  const first = await publish()
  await build('2')
  const second = await publish()
  await makeLive('public-site', first, site)
  expect(await pointer()).toMatchObject({ release: first, previous: { release: second } })
})

test('a release that is not there is refused, with the names of those that are', async () => {
  await build('1')
  const release = await publish()
  await expect(makeLive('public-site', 'gone', site)).rejects.toThrow(
    `There is no release gone of public-site. Releases: ${release}`,
  )
})

test('the list has the newest first, and nothing that is not whole', async () => {
  await build('1')
  const first = await publish(new Date('2026-01-01'))
  await build('2')
  const second = await publish(new Date('2026-02-01'))
  await mkdir(path.join(site, 'remotes/public-site/abc.unfinished'))
  await mkdir(path.join(site, 'remotes/public-site/without-record'))
  expect(await listReleases('public-site', site)).toMatchObject([
    { version: '1.2.0', publishedAt: '2026-02-01T00:00:00.000Z', pointer: { release: second } },
    { version: '1.2.0', publishedAt: '2026-01-01T00:00:00.000Z', pointer: { release: first } },
  ])
})

test('pruning keeps the newest, the young, and what a pointer names', async () => {
  const releases: string[] = []
  for (const month of ['01', '02', '03', '04', '05', '06']) {
    await build(month)
    releases.push(await publish(new Date(`2026-${month}-01`)))
  }
  const [january, february, march, april, may, june] = releases
  await makeLive('public-site', january ?? '', site)
  const left = async () =>
    (await listReleases('public-site', site)).map(({ pointer }) => pointer.release)

  await prune('public-site', site, { keep: 2, now: new Date('2026-05-15') })
  // January is live, June was before it, May is one of the newest two.
  expect(await left()).toEqual([june, may, january])
  expect([february, march, april]).not.toContain(january)
})

test('pruning leaves what is younger than thirty days', async () => {
  for (const day of ['01', '02', '03', '04']) {
    await build(day)
    await publish(new Date(`2026-05-${day}`))
  }
  expect(await prune('public-site', site, { keep: 1, now: new Date('2026-05-31') })).toEqual([])
  const removed = await prune('public-site', site, { keep: 1, now: new Date('2026-06-01') })
  expect(removed.map(({ publishedAt }) => publishedAt.slice(0, 10))).toEqual(['2026-05-01'])
})

test('source maps are in the release’s folder, and in nothing that a browser is told of', async () => {
  await build('1')
  await writeFile(path.join(dist, 'assets/App.js.map'), '{"mappings":""}'.repeat(200))
  const release = await publish()
  const files = await filesBelow(path.join(site, 'remotes/public-site', release))
  expect(files.filter((file) => file.includes('.map'))).toEqual(['assets/App.js.map'])
  expect(JSON.stringify(await pointer())).not.toContain('.map')
})

test('a release carries its bill of materials, which does not make it another one', async () => {
  await build('app')
  const first = await publish()
  await rm(site, { recursive: true })
  await writeFile(path.join(dist, '.vite/sbom.cdx.json'), '{"bomFormat":"CycloneDX"}')
  const second = await publish()
  expect(second).toBe(first)
  const file = path.join(site, 'remotes/public-site', second, 'sbom.cdx.json')
  expect(await readFile(file, 'utf8')).toContain('CycloneDX')
})
