import * as z from 'shared/schema'

// History state outlives releases and can be written by any script of the page: it is parsed.
const guardedLocationSchema = z.object({
  from: z.object({
    pathname: z.string().check(z.startsWith('/')),
    search: z._default(z.string(), ''),
    hash: z._default(z.string(), ''),
  }),
})

/** An origin that no other URL has: what leaves it would leave the site. */
const here = 'https://site.invalid'

/**
 * The path from which the guard redirected, read from the location state of /login; /admin where it
 * is no path of this site, as a browser reads it: "//host" is none, nor is "/\\host" or "/\t/host".
 */
export function returnPath(locationState: unknown): string {
  const parsed = guardedLocationSchema.safeParse(locationState)
  if (!parsed.success) return '/admin'
  const { pathname, search, hash } = parsed.data.from
  const path = pathname + search + hash
  if (!URL.canParse(path, here)) return '/admin'
  const url = new URL(path, here)
  // Dots can bring two slashes to the front: "/.//host".
  return url.origin === here && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : '/admin'
}
