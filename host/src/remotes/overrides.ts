/**
 * Lets a developer look at one remote of another release, or of a dev server, in the running site:
 * `?remote=admin-console:0dd974eefa35` or `?remote=public-site:http://localhost:5171`. It holds for
 * the session of the tab, and only where the site's configuration allows it.
 */
import type { RemoteName } from 'shared/contract'
import type { ReleaseReference } from 'shared/pointer'
import { overridesKey } from './overridesKey'

const parameter = 'remote'

/** The release to load in place of the live one, if there is one. */
export async function overriddenRelease(name: RemoteName): Promise<ReleaseReference | undefined> {
  const asked = new URLSearchParams(location.search).getAll(parameter)
  if (asked.length === 0 && !isStored()) return undefined
  // Visitors never come this far.
  const { findOverride } = await import('./findOverride')
  return findOverride(name, asked)
}

function isStored() {
  try {
    return overridesKey in sessionStorage
  } catch {
    return false
  }
}
