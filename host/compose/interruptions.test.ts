/** Publications that are killed, and two at the same moment: the site works after each of them. */
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filesBelow, sha256 } from './files.ts'
import { livePointer } from './livePointer.ts'
import { withPublishLock } from './publishLock.ts'
import { publishShell } from './publishShell.ts'
import { addRelease, makeLive } from './releases.ts'
import { buildPublicSite, buildShell } from './testing/smallBuilds.ts'

/** How many more changes of the disk succeed before the process counts as killed. */
const life = vi.hoisted(() => ({ changesLeft: Number.POSITIVE_INFINITY }))

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>()
  const killed = () => Promise.reject(new Error('killed'))
  const mortal =
    <Arguments extends unknown[], Result>(change: (...args: Arguments) => Promise<Result>) =>
    (...args: Arguments): Promise<Result> => {
      life.changesLeft -= 1
      return life.changesLeft >= 0 ? change(...args) : killed()
    }
  return {
    ...real,
    cp: mortal(real.cp),
    mkdir: mortal(real.mkdir),
    rename: mortal(real.rename),
    rm: mortal(real.rm),
    async writeFile(file: string, content: string | Buffer) {
      life.changesLeft -= 1
      if (life.changesLeft >= 0) return real.writeFile(file, content)
      // The process dies in the middle of a file.
      if (life.changesLeft === -1) await real.writeFile(file, content.slice(0, content.length / 2))
      return killed()
    },
  }
})

let folder: string
let site: string

beforeEach(async () => {
  life.changesLeft = Number.POSITIVE_INFINITY
  folder = await mkdtemp(path.join(tmpdir(), 'interrupted-'))
  site = path.join(folder, 'site')
  const shell = await buildShell(folder)
  await publishShell(shell, site)
  await publish('first')
})

afterEach(() => {
  life.changesLeft = Number.POSITIVE_INFINITY
  return rm(folder, { recursive: true })
})

async function publish(text: string) {
  const { pointer } = await addRelease('public-site', await buildPublicSite(folder, text), site, {
    version: '1.0.0',
  })
  await makeLive('public-site', pointer.release, site)
}

/** Fails unless every document and the pointer name a release that is there, byte for byte. */
async function expectSiteWorks() {
  const releaseDir = (release: string) => path.join(site, 'remotes/public-site', release)
  for (const document of ['index.html', 'about/index.html']) {
    const html = await readFile(path.join(site, document), 'utf8')
    const release = /"release":"(\w+)"/.exec(html)?.[1] ?? ''
    expect(existsSync(path.join(releaseDir(release), 'remoteEntry.js'))).toBe(true)
    const app = await readFile(path.join(releaseDir(release), 'assets/App.js'), 'utf8')
    const text = /"(.*)"/.exec(app)?.[1] ?? ''
    expect(html).toContain(`<div id="root">${text} /`)
  }
  const live = await livePointer('public-site', site)
  if (!live) throw new Error('No release is live')
  const hashes = Object.entries(live.integrity)
  expect(hashes).toHaveLength(2)
  for (const [file, hash] of hashes) {
    expect(sha256(readFileSync(path.join(site, 'remotes/public-site', file)))).toBe(hash)
  }
  return live
}

test('a publication that is killed at any change of the disk leaves a site that works, and the next one completes it', async () => {
  const before = await livePointer('public-site', site)
  const untouched = path.join(folder, 'untouched')
  await cp(site, untouched, { recursive: true })
  await buildPublicSite(folder, 'second')

  let kills = 0
  for (;;) {
    await rm(site, { recursive: true })
    await cp(untouched, site, { recursive: true })
    // What builds it is not what is killed.
    life.changesLeft = kills + changesOfABuild
    const completed = await publish('second').then(
      () => true,
      (error: Error) => {
        expect(error.message).toBe('killed')
        return false
      },
    )
    life.changesLeft = Number.POSITIVE_INFINITY
    const after = await expectSiteWorks()
    if (completed) {
      expect(after.release).not.toBe(before?.release)
      break
    }
    kills += 1
    // Takes as long as all the rest: every few kills are enough.
    if (kills % 5 === 0) {
      await publish('second')
      const next = await expectSiteWorks()
      expect(next.previous?.release).toBe(before?.release)
      expect((await filesBelow(site)).filter((file) => /\.tmp$|unfinished/.test(file))).toEqual([])
    }
  }
  expect(kills).toBeGreaterThan(25)
})

/** Each of its four files is a folder that is made and a file that is written. */
const changesOfABuild = 8

test('two publications at the same moment: the documents and the pointer are of one release', async () => {
  await Promise.all(['second', 'third'].map((text) => withPublishLock(site, () => publish(text))))
  const live = await expectSiteWorks()
  for (const document of ['index.html', 'about/index.html']) {
    const html = await readFile(path.join(site, document), 'utf8')
    expect(html).toContain(`"release":"${live.release}"`)
  }
})

test('publishing what is live completes a change of release that was killed', async () => {
  const first = await livePointer('public-site', site)
  await publish('second')
  const second = await livePointer('public-site', site)
  if (!first || !second) throw new Error('No release is live')
  const home = () => readFile(path.join(site, 'index.html'), 'utf8')
  // Killed one step later each time, until there is a document of the other release.
  for (let steps = 1; !(await home()).includes('first /'); steps += 1) {
    life.changesLeft = steps
    await expect(makeLive('public-site', first.release, site)).rejects.toThrow('killed')
    life.changesLeft = Number.POSITIVE_INFINITY
  }
  expect((await livePointer('public-site', site))?.release).toBe(second.release)

  await makeLive('public-site', second.release, site)
  expect(await home()).toContain('second /')
})
