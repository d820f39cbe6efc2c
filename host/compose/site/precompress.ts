/** Compresses what is served once, when it is published, instead of at each request. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|html|svg|json|xml|txt|ics)$/

/** Compressing a smaller file saves no packet. */
const smallestBytes = 1024

const encodings = {
  // One step below the best: 2 % larger, in a third of the time.
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/** What a file's compressed copies are called beyond its own name. */
export const compressedExtensions = Object.keys(encodings) as (keyof typeof encodings)[]

/** The compressed copies that a file with this content has: none where they would gain nothing. */
export async function compressedCopies(file: string, content: Buffer) {
  if (!compressible.test(file) || content.length < smallestBytes) return []
  return Promise.all(
    compressedExtensions.map(async (ending) => ({
      file: file + ending,
      content: await encodings[ending](content),
    })),
  )
}

/** Writes the compressed copies of files. */
export const precompress = (files: string[]) =>
  Promise.all(
    files.map(async (file) => {
      const copies = await compressedCopies(file, await readFile(file))
      for (const copy of copies) await writeFile(copy.file, copy.content)
    }),
  )

/** Removes a file and its compressed copies, those there are. */
export async function removeWithCopies(file: string) {
  for (const ending of ['', ...compressedExtensions]) await rm(file + ending, { force: true })
}
