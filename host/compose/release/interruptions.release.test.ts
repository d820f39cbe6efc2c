/** Commands that are killed, and two publications at the same moment: the site works after each. */
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RemoteName } from '../../../shared/src/contract/contract.ts'
import { composeDocuments, documentPaths } from '../documents/documents.ts'
import { integrityIn } from '../documents/importMap.ts'
import { shellReleaseFile } from '../documents/shellRelease.ts'
import { shellDocument } from '../serving/serving.ts'
import { environmentDir, listEnvironments } from '../site/environments.ts'
import { filesBelow, hashesOf, sha256 } from '../site/files.ts'
import { livePointer, livePointers } from '../site/livePointer.ts'
import { withPublishLock } from '../site/publishLock.ts'
import { buildConsole, buildPublicSite, buildShell } from '../testing/smallBuilds.ts'
import { promote, startEnvironment } from './promote.ts'
import { prune } from './prune.ts'
import { publishShell } from './publishShell.ts'
import { addRelease, makeLive } from './releases.ts'

const disk = vi.hoisted(() => ({
  /** How many more changes succeed before the process counts as killed. */
  changesLeft: Number.POSITIVE_INFINITY,
  /** Is called before each change, and in the middle of it. */
  onMoment: async () => {},
}))

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>()
  const watched =
    <Arguments extends unknown[]>(
      change: (...args: Arguments) => Promise<unknown>,
      changeHalf: (...args: Arguments) => Promise<unknown> = async () => {},
    ) =>
    async (...args: Arguments) => {
      await disk.onMoment()
      disk.changesLeft -= 1
      if (disk.changesLeft >= -1) await changeHalf(...args)
      if (disk.changesLeft < 0) throw new Error('killed')
      await disk.onMoment()
      return change(...args)
    }
  const firstOf = async (folder: string) => (await real.readdir(folder))[0] ?? ''
  return {
    ...real,
    mkdir: watched(real.mkdir),
    rename: watched(real.rename),
    rm: watched(real.rm, async (file: string, options) => {
      if (!options?.recursive || !existsSync(file)) return
      await real.rm(path.join(file, await firstOf(file)), options)
    }),
    cp: watched(real.cp, async (from: string, to: string, options) => {
      if (!options?.recursive) return real.writeFile(to, '')
      const first = await firstOf(from)
      await real.cp(path.join(from, first), path.join(to, first), options)
    }),
    writeFile: watched(real.writeFile, (file: string, content: string | Buffer) =>
      real.writeFile(file, content.slice(0, content.length / 2)),
    ),
  }
})

/** Runs a command, kills it after so many changes, and returns whether it was completed before. */
async function runKilledAfter(changes: number, run: () => Promise<unknown>) {
  disk.changesLeft = changes
  try {
    await run()
    return true
  } catch (error) {
    expect((error as Error).message).toBe('killed')
    return false
  } finally {
    disk.changesLeft = Number.POSITIVE_INFINITY
  }
}

let folder: string
let site: string
const builds: Record<string, string> = {}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'interrupted-'))
  site = path.join(folder, 'site')
  builds.firstShell = await shell('first')
  builds.secondShell = await shell('second')
  builds.first = await buildPublicSite(folder, 'first')
  builds.second = await buildPublicSite(folder, 'second', ['/', '/about', '/news'])
  builds.third = await buildPublicSite(folder, 'third')
  builds.console = await buildConsole(folder, 'console')
  builds.secondConsole = await buildConsole(folder, 'second console')
  await publishShell(builds.firstShell, site)
  await publish('admin-console', 'console')
  await publish('public-site', 'first')
  await rename(site, untouched())
})

afterAll(() => rm(folder, { recursive: true }))

beforeEach(beginAnew)

afterEach(() => {
  disk.onMoment = async () => {}
})

const untouched = () => path.join(folder, 'untouched')

async function beginAnew() {
  await rm(site, { recursive: true, force: true })
  await cp(untouched(), site, { recursive: true })
}

/** One script is the same in all, one is another, and a picture of the same name is another. */
async function shell(text: string) {
  const dist = await buildShell(path.join(folder, `${text}-shell`))
  await writeFile(path.join(dist, 'assets/start.js'), `start()${' '.repeat(2000)}`)
  await writeFile(path.join(dist, `assets/${text}.js`), `"${text}"${' '.repeat(2000)}`)
  await writeFile(path.join(dist, 'favicon.svg'), `<svg id="${text}">${' '.repeat(2000)}</svg>`)
  return dist
}

// One day after another: the newest release is another one than the first.
const days: Record<string, string> = { second: '2026-03-02', third: '2026-03-03' }

/** Adds a build to the releases, and returns its name. */
async function add(name: RemoteName, build: string) {
  const now = new Date(days[build] ?? '2026-03-01')
  const { pointer } = await addRelease(name, builds[build] ?? '', site, { version: '1.0.0', now })
  return pointer.release
}

const publish = async (name: RemoteName, build: string, environment?: string) =>
  makeLive(name, await add(name, build), site, environment)

/**
 * Fails unless every file that a document or a pointer names is there, byte for byte, every document
 * is of the release that it names, and every compressed copy can be read.
 */
async function expectSiteWorks() {
  const files = await filesBelow(site)
  const hash = (file: string) => sha256(readFileSync(path.join(site, file)))

  for (const document of files.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(path.join(site, document), 'utf8')
    for (const [url, expected] of Object.entries(integrityIn(html))) {
      expect(hash(url), `${url} of ${document}`).toBe(expected)
    }
    const [, release] = /"release":"(\w+)"/.exec(html) ?? []
    if (!release) continue
    const app = path.join(site, 'remotes/public-site', release, 'assets/App.js')
    const [, text] = /"(.*)"/.exec(await readFile(app, 'utf8')) ?? []
    expect(html).toContain(`<div id="root">${text} /`)
  }
  for (const environment of await listEnvironments(site)) {
    const [live, shell, ...documents] = await shellsIn(environment)
    // Tabs are told of a shell once all documents are of it.
    if (live === shell) expect(new Set(documents), environment).toEqual(new Set([live]))
  }
  for (const name of ['public-site', 'admin-console'] as const) {
    for (const { pointer } of await livePointers(name, site)) {
      const hashes = { ...pointer.integrity, ...pointer.previous?.integrity }
      for (const [file, expected] of Object.entries(hashes)) {
        expect(hash(`remotes/${name}/${file}`), file).toBe(expected)
      }
    }
  }
  for (const copy of files.filter((file) => /\.(br|gz)$/.test(file) && !isUnfinished(file))) {
    const decompress = copy.endsWith('.br') ? brotliDecompressSync : gunzipSync
    const content = decompress(readFileSync(path.join(site, copy)))
    const file = copy.slice(0, -3)
    if (/^assets|^remotes\/[^/]+\/\w+\//.test(file) && files.includes(file)) {
      expect(sha256(content), copy).toBe(hash(file))
    }
  }
}

/** The shell that tabs are told of, the published one, and that of each document. */
async function shellsIn(environment: string) {
  const folder = environmentDir(site, environment)
  const pages = await documentPaths(folder)
  const documents = pages
    .map((page) => path.join(folder, page, 'index.html'))
    .filter((file) => existsSync(file))
  const [live, ...shells] = [
    path.join(folder, shellReleaseFile),
    path.join(folder, shellDocument),
    ...documents,
  ].map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
  return [
    live && JSON.parse(live).release,
    ...shells.map((html) => / data-shell="(\w+)"/.exec(html)?.[1]),
  ]
}

const isUnfinished = (file: string) => /\.tmp$|\.unfinished\//.test(file)

const contents = async () => hashesOf(site, await filesBelow(site))

interface Command {
  before?: () => Promise<unknown>
  run: () => Promise<unknown>
}

const late = new Date('2027-01-01')

const commands: Record<string, Command> = {
  'a release of the public site': { run: () => publish('public-site', 'second') },
  'a release of the console': { run: () => publish('admin-console', 'secondConsole') },
  'a publication of the shell': {
    async run() {
      await publishShell(builds.secondShell ?? '', site)
      await composeDocuments(site)
    },
  },
  'a rollback': {
    before: () => publish('public-site', 'second'),
    run: async () => makeLive('public-site', await add('public-site', 'first'), site),
  },
  'a rollback of the console': {
    before: () => publish('admin-console', 'secondConsole'),
    run: async () => makeLive('admin-console', await add('admin-console', 'console'), site),
  },
  'the first release to an environment': {
    async run() {
      await startEnvironment(site, 'preview')
      await publish('public-site', 'second', 'preview')
    },
  },
  'a promotion': {
    async before() {
      await startEnvironment(site, 'preview')
      await publish('public-site', 'second', 'preview')
    },
    run: () => promote('public-site', 'preview', 'production', site),
  },
  'a promotion of the shell': {
    async before() {
      await startEnvironment(site, 'preview')
      await publishShell(builds.secondShell ?? '', site, 'preview')
      await composeDocuments(site, 'preview')
    },
    run: () => promote('host', 'preview', 'production', site),
  },
  pruning: {
    async before() {
      await publish('public-site', 'second')
      await publish('public-site', 'third')
    },
    run: () => prune('public-site', site, { keep: 1, now: late }),
  },
}

test.each(Object.entries(commands))('at every moment of %s the site works', async (_, command) => {
  await command.before?.()
  let moments = 0
  disk.onMoment = () => {
    moments += 1
    return expectSiteWorks()
  }
  await command.run()
  await expectSiteWorks()
  for (const environment of await listEnvironments(site)) {
    const [live, shell] = await shellsIn(environment)
    expect(live).toBe(shell)
  }
  expect(moments).toBeGreaterThan(2)
})

/** Long enough to try each command several times, and no divisor of what it does for each file. */
const changesMore = 11

test.each(Object.entries(commands))(
  '%s that is killed, begun again and killed later ends like one that is not killed',
  async (_, { before, run }) => {
    await before?.()
    await run()
    const completed = await contents()
    await beginAnew()
    await before?.()
    expect(await contents()).not.toEqual(completed)

    for (let changes = 1; !(await runKilledAfter(changes, run)); changes += changesMore) {
      await expectSiteWorks()
    }
    expect(await contents()).toEqual(completed)
  },
)

test('pruning leaves the releases that documents name after a rollback that was killed', async () => {
  const first = await add('public-site', 'first')
  await publish('public-site', 'second')
  await publish('public-site', 'third')
  const home = () => readFile(path.join(site, 'index.html'), 'utf8')
  for (let changes = 1; !(await home()).includes('first /'); changes += 1) {
    await runKilledAfter(changes, () => makeLive('public-site', first, site))
  }
  await prune('public-site', site, { keep: 1, now: late })
  await expectSiteWorks()
})

test('two publications at the same moment: the documents and the pointer are of one release', async () => {
  await Promise.all(
    ['second', 'third'].map((build) => withPublishLock(site, () => publish('public-site', build))),
  )
  const live = await livePointer('public-site', site)
  await expectSiteWorks()
  for (const document of ['index.html', 'about/index.html']) {
    const html = await readFile(path.join(site, document), 'utf8')
    expect(html).toContain(`"release":"${live?.release}"`)
  }
})
