import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { cacheControl } from './serving.ts'

/** Of the files that a release replaces. */
const types: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.json': 'application/json',
}

const encodings = { br: '.br', gzip: '.gz' }

export const isSentWhole = (pathname: string) => path.extname(pathname) in types

/**
 * Answers with a file that is read in one step. A file server asks for its size first and reads it
 * afterwards: a file that is replaced in between would not have the size that was promised.
 */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  { file, pathname, status = 200 }: { file: string; pathname: string; status?: number },
) {
  const { encoding, content } = read(file, String(request.headers['accept-encoding'] ?? ''))
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  response.setHeader('Content-Type', types[path.extname(file)] ?? '')
  response.setHeader('Cache-Control', cacheControl(pathname))
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', tag)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.statusCode = 304
    return response.end()
  }
  response.statusCode = status
  response.setHeader('Content-Length', content.length)
  response.end(request.method === 'HEAD' ? undefined : content)
}

/** The copy that was compressed when the site was published, where the browser takes one. */
function read(file: string, accepted: string) {
  for (const [encoding, extension] of Object.entries(encodings)) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue
    try {
      return { encoding, content: readFileSync(file + extension) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return { encoding: undefined, content: readFileSync(file) }
}
