/** The folder of a store that is kept: one process at a time, and only its owner reads it. */
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import type * as z from 'shared/schema'

/**
 * Holds the folder until this process ends, however it ends: with two databases in one folder, changes
 * are lost. Throws where another process holds it.
 * @param address what a second process is told
 */
export async function holdFolder(folder: string, address: string) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  // Relative, because the path of a socket may have a hundred characters only.
  const socket = path.relative(process.cwd(), path.join(folder, 'running'))
  const holder = process.platform === 'win32' ? `\\\\.\\pipe\\${path.resolve(socket)}` : socket
  const other = await answerOf(holder)
  if (other) throw new Error(`It is already running at ${other}`)
  // What a killed process has left.
  rmSync(socket, { force: true })
  const server = createServer((asking) => asking.end(address)).listen(holder)
  await once(server, 'listening')
  server.unref()
}

/** What the process says that listens there; empty where none does. */
async function answerOf(holder: string): Promise<string> {
  let answer = ''
  try {
    for await (const text of connect(holder).setEncoding('utf8')) answer += text
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ECONNREFUSED') throw error
  }
  return answer
}

/** What a file of the folder holds, made where there is none yet. Throws where it holds something else. */
export function kept<T>(file: string, schema: z.ZodMiniType<T>, make: () => T): T {
  if (existsSync(file)) {
    try {
      return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
    } catch (cause) {
      const mend = 'Bring it back, or delete its folder to start anew.'
      throw new Error(`${file} is damaged. ${mend}`, { cause })
    }
  }
  const made = make()
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  // Whole or not at all: what is cut off would be keys that nobody has.
  writeFileSync(`${file}.new`, JSON.stringify(made), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return made
}
