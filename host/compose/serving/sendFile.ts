import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css;charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

interface SentFile {
  file: string
  /** Its content type, where its name does not say it. */
  type?: string | undefined
  cacheControl: string
  status: number
}

/**
 * Answers with a file, `false` where there is none. It is read in one step: were its size asked for
 * first, a file that a release replaces in between would not have the size that was promised.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, type = types[path.extname(file)], cacheControl, status }: SentFile,
): boolean {
  const found = readEncoded(file, String(request.headers['accept-encoding'] ?? ''))
  if (!found) return false
  const { encoding, content } = found
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  response.setHeader('Content-Type', type ?? 'application/octet-stream')
  response.setHeader('Cache-Control', cacheControl)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', tag)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  const isKnown = status === 200 && request.headers['if-none-match'] === tag
  response.statusCode = isKnown ? 304 : status
  if (!isKnown) response.setHeader('Content-Length', content.length)
  response.end(isKnown || request.method === 'HEAD' ? undefined : content)
  return true
}

/** The copy that was compressed when the site was published, where the browser takes one. */
function readEncoded(file: string, accepted: string) {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ]) {
    const content = new RegExp(`\\b${encoding}\\b`).test(accepted) && read(file + ending)
    if (content) return { encoding, content }
  }
  const content = read(file)
  return content && { encoding: undefined, content }
}

function read(file: string) {
  try {
    return readFileSync(file)
  } catch {
    // Missing, a folder, or no valid name for the file system.
    return undefined
  }
}
