/** The small file that says which release of a remote is live: `remotes/<name>/current.json`. */
import * as z from 'zod/mini'
import { remoteNames } from './contract.ts'

z.config({ jitless: true })

const releaseFields = {
  name: z.enum(remoteNames),
  /** The release's folder name, made from its content. */
  release: z.string().check(z.regex(/^[\w.-]+$/)),
  /** The federation entry; like every URL here, relative to the pointer or absolute. */
  entry: z.string().check(z.minLength(1)),
  /** The version of the shell-remote contract that the remote was built for. */
  contract: z.int(),
  /** Subresource integrity of each file of the release: URL to "sha384-…". */
  integrity: z.record(z.string(), z.string().check(z.startsWith('sha384-'))),
  /** Style sheets that the exposed module needs. */
  css: z.array(z.string()),
  /** Scripts that the exposed module needs, worth fetching early. */
  preload: z.array(z.string()),
}

export const releasePointerSchema = z.object(releaseFields)

export const remotePointerSchema = z.object({
  ...releaseFields,
  /** What was live before; the shell falls back to it when the current release cannot be loaded. */
  previous: z.nullable(releasePointerSchema),
})

/** One release, as a pointer names it. */
export type ReleasePointer = z.infer<typeof releasePointerSchema>
export type RemotePointer = z.infer<typeof remotePointerSchema>

/** Where a remote's pointer lies, relative to the root of the site. */
export const pointerPath = (name: ReleasePointer['name']) => `remotes/${name}/current.json`
