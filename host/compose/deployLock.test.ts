import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { lockFolder, withDeployLock } from './deployLock.ts'
import type { Rclone } from './transfer.ts'

let target: string
const locks = () => path.join(target, lockFolder)

/** As rclone does it with a folder of this machine; pruneAt.test.ts tries rclone itself. */
async function copyFolder(from: string, to: string) {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    try {
      const { mtime } = await stat(path.join(from, name))
      await copyFile(path.join(from, name), path.join(to, name))
      await utimes(path.join(to, name), mtime, mtime)
    } catch {
      // Another command has removed it meanwhile.
    }
  }
}

const rclone: Rclone = async (command, ...args) => {
  const [from = '', to = ''] = args.filter((arg) => !arg.startsWith('--'))
  await mkdir(locks(), { recursive: true })
  if (command === 'copyto') await copyFile(from, to)
  else if (command === 'copy') await copyFolder(from, to)
  else await rm(from)
  return 0
}

beforeEach(async () => {
  target = await mkdtemp(path.join(tmpdir(), 'deploy-lock-target-'))
  return () => rm(target, { recursive: true })
})

const soon = { pauseMs: 5 }

test('of several commands at the same moment one works at a time, and nothing is left', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  let working = 0
  const most: number[] = []
  const command = () =>
    withDeployLock(
      { target, rclone },
      async () => {
        working += 1
        most.push(working)
        await new Promise((resolve) => setTimeout(resolve, 20))
        working -= 1
      },
      soon,
    )
  await Promise.all([command(), command(), command()])
  expect(most).toEqual([1, 1, 1])
  expect(await readdir(locks())).toEqual([])
})

async function leaveLock(ageMinutes: number) {
  await mkdir(locks())
  const file = path.join(locks(), 'of-another')
  await writeFile(file, '')
  const time = new Date(Date.now() - ageMinutes * 60_000)
  await utimes(file, time, time)
  return file
}

test('a command that is killed keeps the next one waiting for ten minutes, and no longer', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const file = await leaveLock(9)
  const work = vi.fn()
  await expect(withDeployLock({ target, rclone }, work, { ...soon, limitMs: 20 })).rejects.toThrow(
    `Another command is writing to ${target}`,
  )
  expect(work).not.toHaveBeenCalled()

  await utimes(file, new Date(0), new Date(0))
  await withDeployLock({ target, rclone }, work, soon)
  expect(work).toHaveBeenCalledOnce()
  expect(existsSync(file)).toBe(false)
})

test('work that fails takes its file away', async () => {
  const work = () => Promise.reject(new Error('no space left'))
  await expect(withDeployLock({ target, rclone }, work)).rejects.toThrow('no space left')
  expect(await readdir(locks())).toEqual([])
})
