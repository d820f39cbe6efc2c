import * as z from 'shared/schema'

// History state outlives releases and can be written by any script of the page: it is parsed.
const guardedLocationSchema = z.object({
  from: z.object({
    // A path of this site: "//host" and "/\host" would leave it.
    pathname: z.string().check(z.regex(/^\/(?![/\\])/)),
    search: z._default(z.string(), ''),
    hash: z._default(z.string(), ''),
  }),
})

/** The path from which the guard redirected, read from the location state of /login; else /admin. */
export function returnPath(locationState: unknown): string {
  const parsed = guardedLocationSchema.safeParse(locationState)
  if (!parsed.success) return '/admin'
  const { pathname, search, hash } = parsed.data.from
  return pathname + search + hash
}
