import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { remotePointerSchema } from '../../../shared/src/contract/pointer.ts'
import { integrityIn } from '../documents/importMap.ts'
import { environmentDir } from '../site/environments.ts'
import { filesBelow, hashesOf } from '../site/files.ts'
import { livePointer } from '../site/livePointer.ts'
import type { PartName } from '../site/parts.ts'
import { isInstalled, localRclone, testWithRclone } from '../testing/localRclone.ts'
import { buildConsole, buildPublicSite, buildShell } from '../testing/smallBuilds.ts'
import { deploy } from './deploy.ts'
import type { Rclone } from './transfer.ts'

let folder: string
let target: string
/** The files at the target after each upload that changed something. */
let moments: string[][]
/** Of all parts, deployed one by one: each test begins with it. */
let deployedFolder: string

async function beginWithNothing() {
  folder = await mkdtemp(path.join(tmpdir(), 'deploy-'))
  target = path.join(folder, 'bucket')
  moments = []
}

const beginDeployed = () =>
  cp(path.join(deployedFolder, 'bucket'), target, { recursive: true, preserveTimestamps: true })

beforeAll(async () => {
  await beginWithNothing()
  deployedFolder = folder
  if (!isInstalled) return
  await put('public-site', await buildPublicSite(folder, 'first'))
  await put('host', await buildShell(folder))
  await put('admin-console', await buildConsole(folder, 'console'))
})

beforeEach(beginWithNothing)

afterEach(() => rm(folder, { recursive: true }))

afterAll(() => rm(deployedFolder, { recursive: true }))

/** The files at the target, with their hashes. */
const contents = async () =>
  existsSync(target) ? hashesOf(target, await filesBelow(target)) : ({} as Record<string, string>)

/** What a document or a pointer names, with hashes: by paths at the target. */
async function namedBy(file: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(target, file), 'utf8')
  if (file.endsWith('.html')) return integrityIn(text)
  if (!file.endsWith('/current.json')) return {}
  const { name, integrity, previous } = remotePointerSchema.parse(JSON.parse(text))
  const hashes = Object.entries({ ...previous?.integrity, ...integrity })
  return Object.fromEntries(hashes.map(([url, hash]) => [`/remotes/${name}/${url}`, hash]))
}

/**
 * A deployment may be killed at any moment, in the middle of a transfer too: what a file names that it
 * brings must have been there before it.
 */
const rclone: Rclone = async (...args) => {
  const before = await contents()
  const code = await localRclone(...args)
  const after = await contents()
  for (const file of Object.keys(after).filter((file) => after[file] !== before[file])) {
    for (const [url, hash] of Object.entries(await namedBy(file))) {
      expect(before[url.slice(1)], `${url}, which ${file} names`).toBe(hash)
    }
  }
  moments.push(Object.keys(after))
  return code
}

const put = (part: PartName, dist: string, environment?: string, run = rclone) =>
  deploy({
    part,
    dist,
    environment,
    target,
    workDir: path.join(folder, `work-${part}`),
    rclone: run,
  })

const document = (page: string, environment = 'production') =>
  readFile(path.join(environmentDir(target, environment), page, 'index.html'), 'utf8')

testWithRclone('parts that are deployed one by one make the whole site', async () => {
  await beginDeployed()
  expect(await document('about')).toContain('first /about')
  expect(await livePointer('admin-console', target)).toMatchObject({ contract: expect.any(Number) })
  expect((await filesBelow(target)).filter((file) => /\.(br|gz|map)$/.test(file))).toEqual([])
})

testWithRclone(
  'a release comes before the documents that name it, and they before the pointer',
  async () => {
    await beginDeployed()
    const before = await livePointer('public-site', target)
    moments = []

    const seen: { release: boolean; document: boolean; pointer: boolean }[] = []
    await deploy({
      part: 'public-site',
      dist: await buildPublicSite(folder, 'second'),
      target,
      workDir: path.join(folder, 'work'),
      async rclone(...args) {
        const code = await rclone(...args)
        const live = await livePointer('public-site', target)
        seen.push({
          release: (moments.at(-1) ?? []).some(
            (file) => /public-site.*App.js$/.test(file) && !file.includes(`/${before?.release}/`),
          ),
          document: (await document('/')).includes('second /'),
          pointer: live?.release !== before?.release,
        })
        return code
      },
    })
    expect(seen).toEqual([
      { release: false, document: false, pointer: false },
      { release: true, document: false, pointer: false },
      { release: true, document: true, pointer: false },
      { release: true, document: true, pointer: true },
    ])
    expect((await livePointer('public-site', target))?.previous?.release).toBe(before?.release)
  },
)

testWithRclone(
  'a new shell makes the documents anew, and leaves the remotes as they are',
  async () => {
    await beginDeployed()
    const pointer = await readFile(path.join(target, 'remotes/public-site/current.json'), 'utf8')
    const shell = () => readFile(path.join(target, 'shell.json'), 'utf8')
    const before = await shell()
    await put('host', await buildShell(folder, 'startAnew()'))
    expect(await shell()).not.toBe(before)
    expect(await readFile(path.join(target, 'assets/start.js'), 'utf8')).toBe('startAnew()')
    expect(await document('/')).toContain('first /')
    expect(await readFile(path.join(target, 'remotes/public-site/current.json'), 'utf8')).toBe(
      pointer,
    )
  },
)

testWithRclone('a deployment to preview changes nothing of production', async () => {
  await beginDeployed()
  const before = {
    site: await livePointer('public-site', target),
    console: await livePointer('admin-console', target),
  }
  await put('public-site', await buildPublicSite(folder, 'second'), 'preview')
  expect(await livePointer('public-site', target)).toEqual(before.site)
  expect(await document('about')).toContain('first /about')
  expect(await document('about', 'preview')).toContain('second /about')
  expect(await livePointer('admin-console', target, 'preview')).toEqual(before.console)
  const own = await filesBelow(environmentDir(target, 'preview'))
  expect(own).toContain('shell.html')
  expect(own.filter((file) => /^(assets|remotes\/[^/]+)\/.*\//.test(file))).toEqual([])

  await put('admin-console', await buildConsole(folder, 'new console'), 'preview')
  expect(await livePointer('admin-console', target)).toEqual(before.console)
  expect(await livePointer('admin-console', target, 'preview')).toMatchObject({
    previous: { release: before.console?.release },
  })

  await put('public-site', await buildPublicSite(folder, 'third', ['/']), 'preview')
  expect(await document('/')).toContain('first /')
  expect(await document('/', 'preview')).toContain('third /')
  await expect(document('about', 'preview')).rejects.toThrow('ENOENT')

  const shell = await buildShell(folder)
  const html = path.join(shell, 'index.html')
  await writeFile(html, `${await readFile(html, 'utf8')}<!-- new shell -->`)
  await put('host', shell, 'preview')
  expect(await document('/')).not.toContain('new shell')
  expect(await document('/', 'preview')).toContain('new shell')
})

/** The files that are there once for all environments, but for records, which hold the time. */
async function sharedFiles() {
  const files = Object.entries(await contents())
  return files.filter(
    ([file]) => /^(assets|remotes\/[^/]+\/[^/]+)\//.test(file) && !file.endsWith('/release.json'),
  )
}

testWithRclone('a build that was in preview becomes the same release in production', async () => {
  await beginDeployed()
  const dist = await buildPublicSite(folder, 'second', ['/'])
  await put('public-site', dist, 'preview')
  const shared = await sharedFiles()
  await put('public-site', dist)
  expect(await sharedFiles()).toEqual(shared)
  const live = await livePointer('public-site', target)
  expect(live?.release).toBe((await livePointer('public-site', target, 'preview'))?.release)
  expect(await document('/')).toContain('second /')
  expect(existsSync(path.join(target, 'about/index.html'))).toBe(false)
})

testWithRclone(
  'a page that is gone loses its document, and deploying the build before brings it back',
  async () => {
    await beginDeployed()
    const first = await livePointer('public-site', target)
    const theirs = path.join(target, 'reports/index.html')
    await mkdir(path.dirname(theirs))
    await writeFile(theirs, 'theirs')
    const dist = await buildPublicSite(folder, 'second', ['/', '/news'])
    const killed: Rclone = async (command, ...args) =>
      command === 'delete' ? 1 : rclone(command, ...args)
    await expect(put('public-site', dist, 'production', killed)).rejects.toThrow('removing')
    expect(existsSync(path.join(target, 'about/index.html'))).toBe(true)
    await put('public-site', dist)
    expect(existsSync(path.join(target, 'index.html'))).toBe(true)
    expect(existsSync(path.join(target, 'about/index.html'))).toBe(false)
    const second = await livePointer('public-site', target)
    const shared = await sharedFiles()

    await put('public-site', await buildPublicSite(folder, 'first'))
    expect(await sharedFiles()).toEqual(shared)
    expect(await livePointer('public-site', target)).toMatchObject({
      release: first?.release,
      previous: { release: second?.release },
    })
    expect(await document('about')).toContain('first /about')
    expect(existsSync(path.join(target, 'news/index.html'))).toBe(false)
    expect(await readFile(theirs, 'utf8')).toBe('theirs')
  },
)

testWithRclone(
  'a feed is uploaded with its own type, and goes with the release that has it',
  async () => {
    await beginDeployed()
    const calls: string[][] = []
    const noting: Rclone = async (...args) => {
      calls.push(args)
      return rclone(...args)
    }
    const dist = await buildPublicSite(folder, 'second', ['/'], ['/blog/feed.xml'])
    await put('public-site', dist, 'production', noting)
    expect(await readFile(path.join(target, 'blog/feed.xml'), 'utf8')).toBe('second /blog/feed.xml')
    const types = calls.filter((args) => args.some((arg) => arg.startsWith('Content-Type')))
    expect(types).toEqual([
      expect.arrayContaining([
        'Content-Type: application/atom+xml;charset=utf-8',
        '+ /blog/feed.xml',
      ]),
    ])
    await put('host', await buildShell(folder, 'startAnew()'))
    expect(existsSync(path.join(target, 'blog/feed.xml'))).toBe(true)
    await put('public-site', await buildPublicSite(folder, 'third', ['/']))
    expect(existsSync(path.join(target, 'blog/feed.xml'))).toBe(false)
  },
)

test('a failed upload ends the deployment before the pointer moves', async () => {
  const calls: string[][] = []
  const failing: Rclone = async (...args) => {
    calls.push(args)
    return args[1] === target ? 3 : 1
  }
  const dist = await buildPublicSite(folder, 'first')
  const workDir = path.join(folder, 'work')
  await expect(
    deploy({ part: 'public-site', dist, target, workDir, rclone: failing }),
  ).rejects.toThrow('rclone ended with code 1 while uploading')
  expect(calls).toHaveLength(2)
})
