/**
 * Lets one command at a time write to a target of rclone. Stores have no locks, and rclone has no
 * conditional writes: a command leaves a file of its own there, and goes on only when it then sees no
 * other. Of two at the same moment at least one sees the file of the other; it takes its own away, and
 * tries again after a while.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesBelow } from '../site/files.ts'
import { expectSuccess, type Rclone } from './transfer.ts'

export const lockFolder = '.deploying'

const minuteMs = 60_000
/** A file that has not been written anew for so long is of a command that was killed. */
const staleMs = 10 * minuteMs

interface Waiting {
  /** Pauses are between this and twice as long, so that two that wait for each other do not do so for ever. */
  pauseMs?: number
  limitMs?: number
}

export async function withDeployLock<T>(
  { target, rclone }: { target: string; rclone: Rclone },
  work: () => Promise<T>,
  { pauseMs = 5000, limitMs = 15 * minuteMs }: Waiting = {},
): Promise<T> {
  const here = await mkdtemp(path.join(tmpdir(), 'deploy-lock-'))
  const there = path.posix.join(target, lockFolder)
  const own = randomUUID()
  const startedAt = Date.now()
  const run = async (step: string, ...args: string[]) => expectSuccess(await rclone(...args), step)

  async function write() {
    const file = path.join(here, own)
    await writeFile(file, new Date().toISOString())
    await run(`writing into ${there}`, 'copyto', '--ignore-times', file, `${there}/${own}`)
  }

  const remove = () => run(`removing ${own}`, 'deletefile', `${there}/${own}`)

  async function isAlone() {
    const seen = path.join(here, 'seen')
    await rm(seen, { recursive: true, force: true })
    await run(`reading ${there}`, 'copy', there, seen)
    const others = (await filesBelow(seen)).filter((file) => file !== own)
    for (const file of others) {
      // Of one that is half written no time is known yet: it counts from when this command began.
      const writtenAt = Date.parse(await readFile(path.join(seen, file), 'utf8')) || startedAt
      if (Date.now() - writtenAt < staleMs) return false
    }
    // Without a look at the exit code: another command may have removed it this moment.
    for (const file of others) await rclone('deletefile', `${there}/${file}`)
    return true
  }

  async function acquire() {
    for (let attempts = 0; ; attempts += 1) {
      await write()
      let alone = false
      try {
        alone = await isAlone()
      } finally {
        if (!alone) await remove()
      }
      if (alone) return
      if (Date.now() - startedAt > limitMs)
        throw new Error(`Another command is writing to ${target}`)
      if (attempts === 0) console.info(`Waiting for the command that is writing to ${target} …`)
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (1 + Math.random())))
    }
  }

  try {
    await acquire()
    let writing = Promise.resolve()
    const beat = setInterval(() => {
      writing = writing.then(write).catch(console.error)
    }, minuteMs)
    try {
      return await work()
    } finally {
      clearInterval(beat)
      // Else it could put the file there again.
      await writing
      await remove()
    }
  } finally {
    await rm(here, { recursive: true })
  }
}
