import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect } from 'vitest'
import { startEnvironment } from '../release/promote.ts'
import { publishShell } from '../release/publishShell.ts'
import { addRelease, listReleases, makeLive } from '../release/releases.ts'
import { localRclone, testWithRclone } from '../testing/localRclone.ts'
import { buildPublicSite, buildShell } from '../testing/smallBuilds.ts'
import { withDeployLock } from './deployLock.ts'
import { pruneAt } from './pruneAt.ts'
import type { Rclone } from './transfer.ts'

let folder: string
let target: string
const now = new Date('2026-06-15')

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prune-at-'))
  target = path.join(folder, 'bucket')
  return () => rm(folder, { recursive: true })
})

/** Adds a release of this age in days. */
async function add(text: string, ageDays: number) {
  const dist = await buildPublicSite(folder, text)
  const time = new Date(now.getTime() - ageDays * 86_400_000)
  const { pointer } = await addRelease('public-site', dist, target, { version: '1.0.0', now: time })
  return pointer.release
}

let commands = 0

async function prune(rclone: Rclone = localRclone) {
  commands += 1
  const workDir = path.join(folder, `work-${commands}`)
  return pruneAt({ target, workDir, rclone }, 'public-site', { keep: 1, now })
}

const releases = async () =>
  (await listReleases('public-site', target)).map(({ pointer }) => pointer.release)

testWithRclone(
  'at a target too, pruning keeps the newest, the young, and what a pointer or a document of any environment names',
  async () => {
    await publishShell(await buildShell(folder), target)
    await startEnvironment(target, 'preview')
    const old = await add('old', 100)
    const inDocuments = await add('in documents', 90)
    await makeLive('public-site', inDocuments, target)
    const inPreview = await add('in preview', 80)
    await makeLive('public-site', inPreview, target, 'preview')
    const previous = await add('previous', 70)
    const live = await add('live', 60)
    const home = path.join(target, 'index.html')
    await rename(home, `${home}.before`)
    for (const release of [previous, live]) await makeLive('public-site', release, target)
    // As after a rollback that was killed.
    await rename(`${home}.before`, home)
    const young = await add('young', 20)
    const newest = await add('newest', 10)

    const removed = await withDeployLock({ target, rclone: localRclone }, () => prune())
    expect(removed).toMatchObject([{ version: '1.0.0', pointer: { release: old } }])
    expect(await releases()).toEqual([newest, young, live, previous, inPreview, inDocuments])
    expect(existsSync(path.join(target, 'remotes/public-site', old))).toBe(false)
  },
)

testWithRclone(
  'a release that is half removed passes for none, and the rest goes the next time',
  async () => {
    const old = await add('old', 100)
    const newest = await add('newest', 10)
    const killed: Rclone = async (command, ...args) =>
      command === 'purge' ? 1 : localRclone(command, ...args)
    await expect(prune(killed)).rejects.toThrow(/rclone ended with code 1 while removing/)
    expect(await releases()).toEqual([newest])
    expect(existsSync(path.join(target, 'remotes/public-site', old))).toBe(true)

    expect(await prune()).toEqual([])
    expect(existsSync(path.join(target, 'remotes/public-site', old))).toBe(false)
  },
)
