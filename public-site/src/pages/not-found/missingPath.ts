import * as z from 'shared/schema'

const redirectStateSchema = z.object({ missingPath: z.string() })

/** The path first asked for: redirects to the 404 page leave it in the navigation state. */
export function missingPath(location: { pathname: string; state: unknown }): string {
  const state = redirectStateSchema.safeParse(location.state)
  return state.success ? state.data.missingPath : location.pathname
}
