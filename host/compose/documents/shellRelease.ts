/**
 * Which shell a document is of, so that an open tab can tell that another one is live: documents
 * carry it as an attribute, and a file of the site says what is live. It is made from the bare
 * document, which holds the hashes of all scripts and style sheets of the shell.
 */
import { createHash } from 'node:crypto'
import { withoutNonce } from '../serving/contentSecurityPolicy.ts'

/** Written after the documents that it is about. */
export const shellReleaseFile = 'shell.json'

const attribute = / data-shell="(\w*)"/

/** The bare document, naming itself. */
export function withShellRelease(html: string): string {
  const blank = withoutNonce(html.replace(attribute, ''))
  const release = createHash('sha256').update(blank).digest('hex').slice(0, 12)
  return blank.replace('<html', `<html data-shell="${release}"`)
}

/** What the file says of documents that are composed from this one. */
export const shellReleaseJson = (html: string) =>
  JSON.stringify({ release: attribute.exec(html)?.[1] })
