/** Serves the composed site as a static host would: real 404s, the document for page paths. */
import { existsSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { shellDocument } from './publishShell.ts'

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'
const dayLong = 'public, max-age=86400'

/** The cache rule of a file, given its path in the site. */
function cacheControl(pathname: string): string {
  if (/^\/assets\/|^\/remotes\/[^/]+\/[^/]+\//.test(pathname)) return immutable
  if (/^\/images\/|\.svg$/.test(pathname)) return dayLong
  return revalidated
}

const assetFolder = /^\/(assets|images|remotes)\//

/**
 * Whether a path that is no file is asked for as a page. A name with an extension is a file's, unless
 * a browser goes there: a URL of an old site, "/about.html", deserves the page that says so.
 */
const isPage = (pathname: string, accepted = '') =>
  !assetFolder.test(pathname) &&
  (path.posix.extname(pathname) === '' || accepted.includes('text/html'))

/** `document` is the file for page paths that have none of their own. */
export function createSiteServer(siteDir: string, document = shellDocument) {
  if (!existsSync(path.join(siteDir, document))) {
    throw new Error(
      `${siteDir} holds no ${document}: run "npm run build" and compose the site first`,
    )
  }
  // `dev` reads the folder at each request: a release may change it while the server runs.
  const serveFile = sirv(siteDir, {
    dev: true,
    etag: true,
    // Copies that were compressed when the site was published.
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname))
    },
  })

  function notFound(response: ServerResponse) {
    response.statusCode = 404
    response.setHeader('Cache-Control', revalidated)
    response.setHeader('Content-Type', 'text/plain;charset=utf-8')
    response.end('Not found\n')
  }

  return createServer((request, response) => {
    // Not parsed as a URL: a path such as "//" is none, and would throw.
    const [pathname = '/'] = (request.url ?? '/').split('?')
    // So that a shell on another origin can load a remote from here.
    if (pathname.startsWith('/remotes/')) response.setHeader('Access-Control-Allow-Origin', '*')
    serveFile(request, response, () => {
      if (!isPage(pathname, request.headers.accept)) return notFound(response)
      request.url = `/${document}`
      serveFile(request, response, () => notFound(response))
    })
  })
}
