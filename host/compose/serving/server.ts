/** Serves the composed site as a static host would: real 404s, the document for page paths. */
import { existsSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { environmentDir, environmentsFolder, production } from '../site/environments.ts'
import { isSentWhole, sendWhole } from './sendWhole.ts'
import {
  allowedMethods,
  assetPaths,
  cacheControl,
  commonHeaders,
  corsRule,
  defaultCacheControl,
  dynamicPaths,
  fileName,
  matchesAny,
  notFoundBody,
  redirects,
  sharedPaths,
  shellDocument,
} from './serving.ts'

/**
 * The path that a request asks for, decoded and normalized as nginx does it, or `undefined` where it is
 * malformed or leads out of the site. Not parsed as a URL: a path such as "//" is none.
 */
function requestedPath(url = '/'): string | undefined {
  try {
    const decoded = decodeURIComponent(url.replace(/[?#].*/s, ''))
    const relative = path.posix.normalize(`.${decoded}`)
    if (!decoded.startsWith('/') || decoded.includes('\0') || /^\.\.(\/|$)/.test(relative)) return
    return path.posix.join('/', relative)
  } catch {
    return undefined
  }
}

/**
 * Whether a path that is no file is asked for as a page. A name with an extension is a file's, unless
 * a browser goes there: a URL of an old site, "/about.html", deserves the page that says so.
 */
const isPage = (pathname: string, accepted = '') =>
  !matchesAny(pathname, assetPaths) &&
  (!new RegExp(fileName).test(pathname) || accepted.includes('text/html'))

function isFile(file: string) {
  try {
    return statSync(file).isFile()
  } catch {
    // Missing, or no valid name for the file system.
    return false
  }
}

const filesOf = (folder: string) =>
  sirv(folder, {
    // Reads the folder at each request: a release may change it while the server runs.
    dev: true,
    etag: true,
    // Only what a path names exactly: "/about/index" is no page.
    extensions: [],
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

  return createServer((request, response) => {
    response.setHeaders(new Headers(commonHeaders))
    if (!allowedMethods.includes(request.method ?? '')) {
      response.setHeader('Allow', allowedMethods.join(', '))
      return respond(response, 405, 'Method not allowed\n')
    }
    const pathname = requestedPath(request.url)
    if (!pathname) return respond(response, 400, 'Bad request\n')
    const moved = redirects.find(({ from }) => matchesAny(pathname, [from]))
    if (moved) {
      response.setHeader('Location', moved.to + (/\?.*/s.exec(request.url ?? '') ?? ''))
      return respond(response, 301, '')
    }
    if (matchesAny(pathname, [corsRule.path])) {
      response.setHeader('Access-Control-Allow-Origin', corsRule.value)
    }
    const missingFile = () => respond(response, 404, notFoundBody)
    // Other environments are sites of their own.
    if (pathname.startsWith(`/${environmentsFolder}/`)) return missingFile()
    const isShared = matchesAny(pathname, sharedPaths)
    const names = isShared ? [pathname] : [pathname, path.posix.join(pathname, 'index.html')]
    const found = names.find((name) => isFile(path.join(isShared ? siteDir : ownDir, name)))
    const isDynamic = matchesAny(pathname, dynamicPaths)
    if (!found && !isDynamic && !isPage(pathname, request.headers.accept)) return missingFile()
    const name = found ?? `/${document}`
    if (isSentWhole(name)) {
      const file = path.join(isShared ? siteDir : ownDir, name)
      const status = found || isDynamic ? 200 : 404
      try {
        return sendWhole(request, response, { file, pathname: name, status })
      } catch {
        // A release has removed it this moment.
        return missingFile()
      }
    }
    request.url = encoded(name)
    const serveFile = isShared ? serveShared : serveOwn
    serveFile(request, response, missingFile)
  })
}

const encoded = (pathname: string) => encodeURI(pathname).replace(/[?#]/g, encodeURIComponent)

function respond(response: ServerResponse, status: number, text: string) {
  response.statusCode = status
  response.setHeader('Cache-Control', defaultCacheControl)
  response.setHeader('Content-Type', 'text/plain;charset=utf-8')
  response.end(text)
}
