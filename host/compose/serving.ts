/**
 * How the composed site is served, in one place: `npm start`'s server follows it, and the settings of
 * nginx and of static hosts are written from it.
 */

/** The document of paths without one of their own, and the template of all others. */
export const shellDocument = 'shell.html'

/** Files that never change: their names are made from their content. */
export const immutable = 'public, max-age=31536000, immutable'
/** Pictures keep their names when they change. */
export const dayLong = 'public, max-age=86400'
/** Documents and pointers: asked for again each time, and answered with 304 while they are the same. */
export const defaultCacheControl = 'no-cache'

/** The first pattern that a file's path matches says how long it is kept. */
export const cacheRules = [
  { pattern: '^/assets/', value: immutable },
  { pattern: '^/remotes/[^/]+/[^/]+/', value: immutable },
  { pattern: '^/images/', value: dayLong },
  { pattern: '\\.svg$', value: dayLong },
]

/** What never changes is there once for all environments of a site. */
export const sharedFiles = new RegExp(
  cacheRules
    .filter(({ value }) => value === immutable)
    .map(({ pattern }) => pattern)
    .join('|'),
)

/** Headers of every answer. */
export const commonHeaders = { 'X-Content-Type-Options': 'nosniff' }

/** A shell on another origin can load a remote from here. */
export const corsRule = { pattern: '^/remotes/', value: '*' }

/** A missing file of these is answered in a few bytes, anything else with the site's own page. */
export const assetFolders = '^/(assets|images|remotes)/'

/**
 * Pages that exist without a document of their own: the console's, and those of entities that the
 * administrator adds. Every other path without a document is answered with status 404.
 */
export const dynamicPaths = '^/(admin|events|blog|not-found)(/|$)'

export const cacheControl = (pathname: string) =>
  cacheRules.find(({ pattern }) => new RegExp(pattern).test(pathname))?.value ?? defaultCacheControl

export const notFoundBody = 'Not found\n'
