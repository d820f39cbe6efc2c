import * as z from 'shared/schema'
import { here, safeUrl } from '../format/safeUrl'

// History state outlives releases and can be written by any script of the page: it is parsed.
const guardedLocationSchema = z.object({
  from: z.object({
    pathname: z.string().check(z.startsWith('/')),
    search: z._default(z.string(), ''),
    hash: z._default(z.string(), ''),
  }),
})

/**
 * The path from which the guard redirected, read from the location state of /login; /admin where it
 * is no path of this site.
 */
export function returnPath(locationState: unknown): string {
  const parsed = guardedLocationSchema.safeParse(locationState)
  if (!parsed.success) return '/admin'
  const { pathname, search, hash } = parsed.data.from
  const path = safeUrl(pathname + search + hash)
  if (!path) return '/admin'
  const url = new URL(path, here)
  return url.pathname + url.search + url.hash
}
