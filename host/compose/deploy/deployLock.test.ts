import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { lockFolder, withDeployLock } from './deployLock.ts'
import type { Rclone } from './transfer.ts'

let target: string
const locks = () => path.join(target, lockFolder)

/** As rclone does it from a target that keeps no times; pruneAt.test.ts tries rclone itself. */
async function copyFolder(from: string, to: string) {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    try {
      await copyFile(path.join(from, name), path.join(to, name))
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
  return () => {
    vi.useRealTimers()
    return rm(target, { recursive: true })
  }
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

async function leaveLock(text: string) {
  await mkdir(locks(), { recursive: true })
  const file = path.join(locks(), 'of-another')
  await writeFile(file, text)
  return file
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

test('a command that is killed keeps the next one waiting for ten minutes, and no longer', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  await leaveLock(minutesAgo(9))
  const work = vi.fn()
  await expect(withDeployLock({ target, rclone }, work, { ...soon, limitMs: 20 })).rejects.toThrow(
    `Another command is writing to ${target}`,
  )
  expect(work).not.toHaveBeenCalled()

  const file = await leaveLock(minutesAgo(11))
  await withDeployLock({ target, rclone }, work, { ...soon, limitMs: 20 })
  expect(work).toHaveBeenCalledOnce()
  expect(existsSync(file)).toBe(false)
})

test('a command that is killed while it writes its file keeps the next one waiting no longer', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'] })
  const file = await leaveLock('')
  const looks: Date[] = []
  const watched: Rclone = (command, ...args) => {
    if (command === 'copy') looks.push(new Date())
    if (command === 'deletefile') vi.setSystemTime(Date.now() + 10 * 60_000)
    return rclone(command, ...args)
  }
  await withDeployLock({ target, rclone: watched }, async () => {}, soon)
  expect(looks).toHaveLength(2)
  expect(existsSync(file)).toBe(false)
})

test('work that fails takes its file away', async () => {
  const work = () => Promise.reject(new Error('no space left'))
  await expect(withDeployLock({ target, rclone }, work)).rejects.toThrow('no space left')
  expect(await readdir(locks())).toEqual([])
})

test('a command that cannot see whether it is alone takes its file away', async () => {
  const work = vi.fn()
  const unreadable: Rclone = async (command, ...args) =>
    command === 'copy' ? 1 : rclone(command, ...args)
  await expect(withDeployLock({ target, rclone: unreadable }, work)).rejects.toThrow(
    'rclone ended with code 1 while reading',
  )
  expect(work).not.toHaveBeenCalled()
  expect(await readdir(locks())).toEqual([])
})

test('a file that is being written anew as the work ends is taken away after that', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let writes = 0
  const ended: string[] = []
  const slow: Rclone = async (command, ...args) => {
    if (command === 'copyto') writes += 1
    if (writes === 2) await new Promise((resolve) => setTimeout(resolve, 20))
    const code = await rclone(command, ...args)
    ended.push(command)
    return code
  }
  const twoMinutes = async () => void vi.advanceTimersByTime(120_000)
  await withDeployLock({ target, rclone: slow }, twoMinutes)
  expect(ended).toEqual(['copyto', 'copy', 'copyto', 'copyto', 'deletefile'])
  expect(await readdir(locks())).toEqual([])
})
