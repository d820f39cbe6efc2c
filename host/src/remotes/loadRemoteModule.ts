import { exposedModule, type RemoteModule, type RemoteName } from 'shared/contract'
import { type RetryOptions, retry } from 'shared/loading/retry'
import type { ReleasePointer, ReleaseReference } from 'shared/pointer'
import { reportRemoteLoad } from 'shared/reporting'
import { federation } from './federation'
import { holdToHashes } from './integrity'
import { loadedReleases } from './loadedReleases'
import { overriddenRelease } from './overrides'
import { fetchPointer, requireSameContract, resolveUrl } from './pointer'
import { RemoteLoadError } from './RemoteLoadError'

const releaseAttempts: RetryOptions = { limitMs: 8000, pausesMs: [300, 1000] }

export interface LoadedRemote {
  release: string
  module: RemoteModule
}

/**
 * Loads the live release of a remote or, when that cannot be loaded, the one before it. A release
 * that is known already comes before both, and without asking for the pointer. Rejects with a
 * `RemoteLoadError` when nothing could be loaded.
 */
export async function loadRemoteModule(
  name: RemoteName,
  known?: ReleaseReference,
): Promise<LoadedRemote> {
  const startedAt = performance.now()
  const report = (release: string | null, failure?: RemoteLoadError) =>
    reportRemoteLoad({ remote: name, release, durationMs: performance.now() - startedAt, failure })

  let failure: RemoteLoadError | undefined
  try {
    for await (const candidate of candidates(name, known)) {
      requireSameContract(candidate)
      loadedReleases.set(name, [...(loadedReleases.get(name) ?? []), candidate.release])
      try {
        const module = await loadRelease(candidate)
        report(candidate.release)
        return { release: candidate.release, module }
      } catch (error) {
        failure = new RemoteLoadError(
          name,
          'release',
          `release ${candidate.release} could not be loaded`,
          error,
        )
        report(candidate.release, failure)
      }
    }
  } catch (error) {
    if (error instanceof RemoteLoadError) report(null, error)
    throw error
  }
  throw failure
}

/** The releases to try, in order. */
async function* candidates(
  name: RemoteName,
  known: ReleaseReference | undefined,
): AsyncGenerator<ReleaseReference | ReleasePointer> {
  const override = await overriddenRelease(name)
  if (override) {
    yield override
    return
  }
  if (known) yield known
  const { previous, ...live } = await fetchPointer(name)
  if (live.release !== known?.release) yield live
  if (previous) yield previous
}

/** Counts attempts over all remotes: no two may share a name. */
let attempts = 0

async function loadRelease(release: ReleaseReference | ReleasePointer): Promise<RemoteModule> {
  // The hashes of a release without any are in the document.
  if ('integrity' in release) await holdToHashes(release)
  const entry = resolveUrl(release.name, release.entry)
  return retry(releaseAttempts, async () => {
    attempts += 1
    const alias = `${release.name}.${attempts}`
    federation.registerRemotes([{ name: alias, entry, type: 'module' }])
    const loaded = await federation.loadRemote<RemoteModule>(alias + exposedModule.slice(1))
    if (typeof loaded?.default !== 'function') {
      throw new Error(`${exposedModule} has no component as its default export`)
    }
    return loaded
  })
}
