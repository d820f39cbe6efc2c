/** The small file that says which release of a remote is live: `remotes/<name>/current.json`. */
import * as z from 'shared/schema'
import { remoteNames } from './contract.ts'

const releaseFields = {
  name: z.enum(remoteNames),
  /** The release's folder name, made from its content. */
  release: z.string().check(z.regex(/^[\w.-]+$/)),
  /** The federation entry; like every URL here, relative to the pointer or absolute. */
  entry: z.string().check(z.minLength(1)),
  /** The version of the shell-remote contract that the remote was built for. */
  contract: z.int(),
  /** Subresource integrity of every script and style sheet of the release: URL to "sha256-…". */
  integrity: z.record(z.string(), z.string().check(z.startsWith('sha256-'))),
  /** The hash of its other files together. Its name is made from all hashes. */
  others: z.string(),
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

/** What is needed to load a release whose hashes the document holds already. */
export const releaseReferenceSchema = z.pick(releasePointerSchema, {
  name: true,
  release: true,
  entry: true,
  contract: true,
})
export type ReleaseReference = z.infer<typeof releaseReferenceSchema>

/** One release, as a pointer names it. */
export type ReleasePointer = z.infer<typeof releasePointerSchema>
export type RemotePointer = z.infer<typeof remotePointerSchema>

/**
 * The name of a release, made from the hashes of its scripts and style sheets by path, and of its other
 * files together. Whether a pointer's hashes are complete can be told from it, and the same files for
 * another contract are another release.
 */
export async function releaseNameOf({
  contract,
  hashes,
  others,
}: Pick<ReleasePointer, 'contract' | 'others'> & { hashes: Record<string, string> }) {
  const named = Object.entries({ ...hashes, others, contract })
  const text = named.map(([file, hash]) => `${file} ${hash}\n`).sort()
  const bytes = new TextEncoder().encode(text.join(''))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
