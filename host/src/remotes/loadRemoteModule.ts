import { exposedModule, type RemoteModule, type RemoteName } from 'shared/contract'
import type { ReleasePointer, RemotePointer } from 'shared/pointer'
import { reportRemoteLoad } from 'shared/reporting'
import { federation } from './federation'
import { fetchPointer, requireSameContract, resolveUrl } from './pointer'
import { RemoteLoadError } from './RemoteLoadError'
import { type RetryOptions, retry } from './retry'

const releaseAttempts: RetryOptions = { limitMs: 10_000, pausesMs: [300, 1000] }

export interface LoadedRemote {
  release: string
  module: RemoteModule
}

/**
 * Loads the live release of a remote or, when that cannot be loaded, the one before it. A pointer
 * that is known already is not fetched. Rejects with a `RemoteLoadError`.
 */
export async function loadRemoteModule(
  name: RemoteName,
  knownPointer?: RemotePointer,
): Promise<LoadedRemote> {
  const startedAt = performance.now()
  const report = (release: string | null, failure?: RemoteLoadError) =>
    reportRemoteLoad({ remote: name, release, durationMs: performance.now() - startedAt, failure })
  try {
    const { previous, ...current } = knownPointer ?? (await fetchPointer(name))
    requireSameContract(current)
    try {
      const module = await loadRelease(current)
      report(current.release)
      return { release: current.release, module }
    } catch (error) {
      if (!previous || !(error instanceof RemoteLoadError)) throw error
      report(current.release, error)
      requireSameContract(previous)
      const module = await loadRelease(previous)
      report(previous.release)
      return { release: previous.release, module }
    }
  } catch (error) {
    if (error instanceof RemoteLoadError) report(null, error)
    throw error
  }
}

/** Counts attempts over all remotes: no two may share a name or a URL. */
let attempts = 0

async function loadRelease({ name, release, entry }: ReleasePointer): Promise<RemoteModule> {
  const url = resolveUrl(name, entry)
  try {
    return await retry(releaseAttempts, async () => {
      attempts += 1
      const alias = `${name}.${attempts}`
      federation.registerRemotes([{ name: alias, entry: cacheBustedUrl(url), type: 'module' }])
      const loaded = await federation.loadRemote<RemoteModule>(alias + exposedModule.slice(1))
      if (typeof loaded?.default !== 'function') {
        throw new Error(`${exposedModule} has no component as its default export`)
      }
      return loaded
    })
  } catch (error) {
    throw new RemoteLoadError(name, 'release', `release ${release} could not be loaded`, error)
  }
}

const triedUrls = new Set<string>()

/** The URL, changed if it was tried before: browsers remember that a module failed to load. */
function cacheBustedUrl(url: string): string {
  const fresh = new URL(url)
  if (triedUrls.has(url)) fresh.searchParams.set('attempt', String(attempts))
  triedUrls.add(url)
  return fresh.href
}
