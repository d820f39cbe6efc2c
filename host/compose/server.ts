/** Serves the composed site as a static host would: real 404s, the document for page paths. */
import { existsSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { environmentDir, environmentsFolder, production } from './environments.ts'
import {
  assetFolders,
  cacheControl,
  commonHeaders,
  corsRule,
  defaultCacheControl,
  dynamicPaths,
  notFoundBody,
  sharedFiles,
  shellDocument,
} from './serving.ts'

/**
 * Whether a path that is no file is asked for as a page. A name with an extension is a file's, unless
 * a browser goes there: a URL of an old site, "/about.html", deserves the page that says so.
 */
const isPage = (pathname: string, accepted = '') =>
  !new RegExp(assetFolders).test(pathname) &&
  (path.posix.extname(pathname) === '' || accepted.includes('text/html'))

const filesOf = (folder: string) =>
  sirv(folder, {
    // Reads the folder at each request: a release may change it while the server runs.
    dev: true,
    etag: true,
    // Copies that were compressed when the site was published.
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname))
    },
  })

/** `document` is the file for page paths that have none of their own. */
export function createSiteServer(
  siteDir: string,
  document = shellDocument,
  environment = production,
) {
  const ownDir = environmentDir(siteDir, environment)
  if (!existsSync(path.join(ownDir, document))) {
    throw new Error(
      `${ownDir} does not contain ${document}: run "npm run build" and compose the site first`,
    )
  }
  const serveOwn = filesOf(ownDir)
  const serveShared = filesOf(siteDir)

  function missingFile(response: ServerResponse) {
    response.statusCode = 404
    response.setHeader('Cache-Control', defaultCacheControl)
    response.setHeader('Content-Type', 'text/plain;charset=utf-8')
    response.end(notFoundBody)
  }

  return createServer((request, response) => {
    // Not parsed as a URL: a path such as "//" is none, and would throw.
    const [pathname = '/'] = (request.url ?? '/').split('?')
    response.setHeaders(new Headers(commonHeaders))
    if (new RegExp(corsRule.pattern).test(pathname)) {
      response.setHeader('Access-Control-Allow-Origin', corsRule.value)
    }
    // Other environments are sites of their own.
    if (pathname.startsWith(`/${environmentsFolder}/`)) return missingFile(response)
    const serveFile = sharedFiles.test(pathname) ? serveShared : serveOwn
    serveFile(request, response, () => {
      if (!isPage(pathname, request.headers.accept)) return missingFile(response)
      if (!new RegExp(dynamicPaths).test(pathname)) respondWithStatus404(request, response)
      request.url = `/${document}`
      serveOwn(request, response, () => missingFile(response))
    })
  })
}

/** sirv always answers 200. Without the validator, so that a missing page is not answered with 304. */
function respondWithStatus404(request: IncomingMessage, response: ServerResponse) {
  delete request.headers['if-none-match']
  const { writeHead } = response
  response.writeHead = ((_status: number, headers?: OutgoingHttpHeaders) =>
    writeHead.call(response, 404, headers)) as typeof writeHead
}
