import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressedCopies, compressedExtensions } from './precompress.ts'

/** Every file below a folder, as sorted paths relative to it, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}

/** Subresource integrity of a file. */
export const sha256 = (content: Buffer | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** The files that browsers check against a hash. */
export const isCode = (file: string) => /\.(js|css)$/.test(file)

/** The hash of each file, by its path in the folder. */
export async function hashesOf(folder: string, files: string[]): Promise<Record<string, string>> {
  const hashes = files.map(
    async (file) => [file, sha256(await readFile(path.join(folder, file)))] as const,
  )
  return Object.fromEntries(await Promise.all(hashes))
}

/** A reader sees the old content or the new one, never a part. */
async function replaceInOneStep(file: string, content: Buffer) {
  const unfinished = file + unfinishedSuffix
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}

const unfinishedSuffix = '.tmp'

/** Whether the file is a compressed copy, or left by a killed command. */
export const isByproduct = (file: string) =>
  [...compressedExtensions, unfinishedSuffix].some((ending) => file.endsWith(ending))

/**
 * Replaces a file and its compressed copies, each in one step. The file itself comes last: once it has
 * its content, the copies have it too.
 */
export async function replaceFile(file: string, text: string | Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  const content = Buffer.from(text)
  const copies = await compressedCopies(file, content)
  for (const copy of copies) await replaceInOneStep(copy.file, copy.content)
  for (const ending of compressedExtensions) {
    const isStale = !copies.some((copy) => copy.file === file + ending)
    if (isStale) await rm(file + ending, { force: true })
  }
  await replaceInOneStep(file, content)
}

/** Copies a file as `replaceFile` does. One that has the same content already is left alone. */
export async function publishFile(source: string, target: string) {
  const content = await readFile(source)
  const published = existsSync(target) && (await readFile(target)).equals(content)
  if (!published) await replaceFile(target, content)
}

/** The parsed content of a JSON file, or `undefined` where there is no such file. */
export async function readJson(file: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return JSON.parse(text)
}
