/**
 * How the composed site is served, in one place: `npm start`'s server follows it, and the settings of
 * nginx and of static hosts are written from it. A path pattern is written as static hosts take it:
 * ":name" is one segment, and "/*" at the end is everything below.
 */
import { feedTypes } from '../../../shared/src/contract/prerendering.ts'
import { policyHeader } from './contentSecurityPolicy.ts'

/** The document of paths without one of their own, and the template of all others. */
export const shellDocument = 'shell.html'

/** Files that never change: their names are made from their content. */
export const immutable = 'public, max-age=31536000, immutable'
/** Pictures keep their names when they change. */
export const dayLong = 'public, max-age=86400'
/** Documents and pointers: revalidated on each request, and answered with 304 while unchanged. */
export const defaultCacheControl = 'no-cache'

/** How long a file is cached. No path matches two of them. */
export const cacheRules = [
  { path: '/assets/*', value: immutable },
  { path: '/remotes/:name/:release/*', value: immutable },
  { path: '/images/*', value: dayLong },
  { path: '/favicon.svg', value: dayLong },
  { path: '/placeholder.svg', value: dayLong },
]

/** Files that never change exist once for all environments of a site. */
export const sharedPaths = cacheRules
  .filter(({ value }) => value === immutable)
  .map(({ path }) => path)

/** Files whose names say no content type, or another one. */
export const typeRules = Object.entries(feedTypes).map(([path, type]) => ({
  path,
  value: `${type};charset=utf-8`,
}))

/** Headers of every answer. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': policyHeader,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** A shell on another origin can load a remote from here. */
export const corsRule = { path: '/remotes/*', value: '*' }

/** A missing file of these is answered in a few bytes, anything else with the site's own page. */
export const assetPaths = [
  '/assets/*',
  '/images/*',
  '/remotes/*',
  ...typeRules.map(({ path }) => path),
]

/**
 * Pages that exist without a document of their own: the console's, and those of entities that the
 * administrator adds. Every other path without a document is answered with status 404.
 */
export const dynamicPaths = [
  '/admin',
  '/admin/*',
  '/events',
  '/events/:id',
  '/blog',
  '/blog/:id',
  '/programs/:slug',
  '/not-found',
]

/** Pages that have moved. */
export const redirects = [{ from: '/about-us', to: '/about' }]

export const allowedMethods = ['GET', 'HEAD']

/** A name with an extension is a file's. */
export const fileName = '\\.\\w+$'

/** The source of a regular expression, which nginx takes too. */
export function patternOf(path: string): string {
  if (path.endsWith('/*')) return `^${segments(path.slice(0, -1))}`
  return `^${segments(path)}/?$`
}

const segments = (path: string) => path.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')

export const patternOfAny = (paths: string[]) => paths.map(patternOf).join('|')

const matches = (pathname: string, path: string) => new RegExp(patternOf(path)).test(pathname)

export const matchesAny = (pathname: string, paths: string[]) =>
  paths.some((path) => matches(pathname, path))

export const cacheControl = (pathname: string) =>
  cacheRules.find(({ path }) => matches(pathname, path))?.value ?? defaultCacheControl

export const contentType = (pathname: string) =>
  typeRules.find(({ path }) => path === pathname)?.value

export const notFoundBody = 'Not found\n'
/** The same as a file, for static hosts. */
export const notFoundFile = 'not-found.txt'
