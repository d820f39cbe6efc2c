/**
 * Lets a developer run one remote from another release, or from a dev server, in the running site:
 * `?remote=admin-console:0dd974eefa35` or `?remote=public-site:http://localhost:5171`. It holds for
 * the session of the tab, and only where the site's configuration allows it.
 */
import { contractVersion, type RemoteName, remoteNames } from 'shared/contract'
import { type ReleaseReference, releasePointerSchema } from 'shared/pointer'
import { reportWarning } from 'shared/reporting'
import * as z from 'shared/schema'
import { fetchJson } from './fetchJson'
import { resolveUrl } from './pointer'

const storageKey = 'remote-overrides'

/** Remote to the name of a release or the origin of a dev server. */
const overridesSchema = z.partialRecord(
  z.enum(remoteNames),
  // Servers of this machine only: a link must not bring in anybody's code.
  z.string().check(z.regex(/^([\w-]+|http:\/\/(localhost|127\.0\.0\.1):\d+)$/)),
)
const configurationSchema = z.object({ remoteOverrides: z.literal(true) })
const recordSchema = z.object({ pointer: releasePointerSchema })

/** The release to load in place of the live one, if there is one. */
export async function overriddenRelease(name: RemoteName): Promise<ReleaseReference | undefined> {
  const asked = new URLSearchParams(location.search).getAll('remote')
  const stored = readStored()
  if (asked.length === 0 && !stored) return undefined
  try {
    if (!import.meta.env.DEV) configurationSchema.parse(await fetchJson('/site.json'))
    const overrides = overridesSchema.parse({ ...JSON.parse(stored ?? '{}'), ...entriesOf(asked) })
    sessionStorage.setItem(storageKey, JSON.stringify(overrides))
    const target = overrides[name]
    if (!target) return undefined
    const release = await findRelease(name, target)
    const { showOverrideBadge } = await import('./showOverrideBadge')
    showOverrideBadge(overrides, leave)
    return release
  } catch (error) {
    reportWarning('host', 'Remotes are not overridden here', error)
    return undefined
  }
}

function readStored() {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

const entriesOf = (asked: string[]) =>
  Object.fromEntries(asked.map((text) => text.split(/:(.*)/, 2)))

async function findRelease(name: RemoteName, target: string): Promise<ReleaseReference> {
  if (target.startsWith('http')) {
    return { name, release: 'dev', entry: `${target}/remoteEntry.js`, contract: contractVersion }
  }
  return recordSchema.parse(await fetchJson(resolveUrl(name, `${target}/release.json`))).pointer
}

function leave() {
  sessionStorage.removeItem(storageKey)
  const url = new URL(location.href)
  url.searchParams.delete('remote')
  location.replace(url)
}
