/**
 * What a page of the site may load and run. Each document carries its policy, so that it holds on
 * every host; what is the same for all of them, and what documents cannot say, is a header.
 */
import { createHash } from 'node:crypto'

interface PolicyOptions {
  /** The database that the page asks, if the site has one. */
  storeUrl?: string | undefined
  /** Other origins that a pointer may name, "https://console.example.org". */
  remoteOrigins: string[]
  /** Whether developers may load a remote from a server of their own machine. */
  remoteOverrides: boolean
}

/** From REMOTE_ORIGINS, separated by spaces. Throws for what is no origin. */
export function remoteOrigins(setting = ''): string[] {
  return setting.split(/\s+/).flatMap((text) => {
    if (text === '') return []
    if (/^https?:\/\/[\w.-]+(:\d+)?$/.test(text)) return text
    throw new Error(`"${text}" in REMOTE_ORIGINS is no origin such as https://console.example.org`)
  })
}

const none = ["'none'"]
const own = ["'self'"]
const developersServers = ['http://localhost:*', 'http://127.0.0.1:*']

/** Nothing of what this forbids is used, whatever the site's configuration. */
export const policyHeader = formatted({
  'script-src-attr': none,
  'style-src-attr': none,
  'object-src': none,
  'frame-src': none,
  'worker-src': none,
  'media-src': none,
  'manifest-src': none,
  'base-uri': none,
  // Forms are sent by scripts: a native submission would put what was typed into a URL.
  'form-action': none,
  'frame-ancestors': none,
})

function policy({ storeUrl, remoteOrigins, remoteOverrides }: PolicyOptions) {
  const developers = remoteOverrides ? developersServers : []
  const code = [...own, ...remoteOrigins, ...developers]
  const sockets = developers.map((server) => server.replace('http', 'ws'))
  return formatted({
    'default-src': none,
    'script-src': [...code, "'nonce-'"],
    'style-src': code,
    'font-src': own,
    // The administrator may give an event a picture from elsewhere.
    'img-src': [...code, 'https:'],
    'connect-src': [...code, ...(storeUrl ? [new URL(storeUrl).origin] : []), ...sockets],
    'base-uri': none,
    'form-action': none,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['import-map'],
  })
}

/** The bare document with its policy first in its head, in place of the one that it may have. */
export const withPolicy = (html: string, options: PolicyOptions) =>
  html
    .replace(/\s*<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(
      '<head>',
      `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy(options)}">`,
    )

/** Not in content, where "<" is written otherwise. */
const noncePlaces =
  /(<meta http-equiv="Content-Security-Policy"[^>]*'nonce-|<script(?: type="importmap")? nonce=")[\w-]*/g

export const withoutNonce = (html: string) => html.replace(noncePlaces, '$1')

/**
 * The document with the nonce that its policy, its import map and what watches its loading need: the
 * console's map comes when the console does, so its hash is not known here. The nonce is made from
 * the whole document, so that no text in it can contain it: what somebody has planted in the content
 * was there before.
 */
export function withNonce(html: string): string {
  const blank = withoutNonce(html)
  const nonce = createHash('sha256').update(blank).digest('base64url').slice(0, 22)
  return blank.replace(noncePlaces, `$1${nonce}`)
}

function formatted(directives: Record<string, string[]>) {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
