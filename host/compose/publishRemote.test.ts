// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RemotePointer, remotePointerSchema } from '../../shared/src/contract/pointer.ts'
import { filesBelow } from './files.ts'
import { publishRemote } from './publishRemote.ts'

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

const publish = () => publishRemote('public-site', dist, site)

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
    contract: 1,
    css: [`${release}/assets/App.css`],
    preload: [`${release}/remoteEntry.js`, `${release}/assets/App.js`],
    integrity: {
      [`${release}/assets/App.css`]: expect.stringMatching(/^sha384-/),
      [`${release}/assets/App.js`]:
        'sha384-R/BdNnsMMuQ4+2Pmz0pfNcKqL5DcdUP4pBoPlc6KQKMTq1zzYTSiBoxMlpy1Dbd2',
      [`${release}/remoteEntry.js`]: expect.stringMatching(/^sha384-/),
    },
    previous: null,
  })
  expect(await filesBelow(site)).toEqual([
    `remotes/public-site/${release}/assets/App.css`,
    `remotes/public-site/${release}/assets/App.js`,
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
