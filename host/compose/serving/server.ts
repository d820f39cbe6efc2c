/** Serves the composed site as a static host would: real 404s, the document for page paths. */
import { existsSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { environmentDir, environmentsFolder, production } from '../site/environments.ts'
import { sendFile } from './sendFile.ts'
import {
  allowedMethods,
  assetPaths,
  cacheControl,
  commonHeaders,
  contentType,
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
  !new RegExp(fileName).test(pathname) || accepted.includes('text/html')

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
    const send = (name: string, status = 200) => {
      const file = path.join(isShared ? siteDir : ownDir, name)
      const headers = { type: contentType(name), cacheControl: cacheControl(name) }
      return sendFile(request, response, { file, ...headers, status })
    }
    if (send(pathname)) return
    if (!isShared && send(path.posix.join(pathname, 'index.html'))) return
    if (matchesAny(pathname, assetPaths)) return missingFile()
    const isDynamic = matchesAny(pathname, dynamicPaths)
    if (!isDynamic && !isPage(pathname, request.headers.accept)) return missingFile()
    if (!send(`/${document}`, isDynamic ? 200 : 404)) missingFile()
  })
}

function respond(response: ServerResponse, status: number, text: string) {
  response.statusCode = status
  response.setHeader('Cache-Control', defaultCacheControl)
  response.setHeader('Content-Type', 'text/plain;charset=utf-8')
  response.end(text)
}
