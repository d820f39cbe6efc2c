import { exposedModule, type RemoteModule, type RemoteName } from 'shared/contract'
import { isLateLoadError } from 'shared/loading/loadLate'
import { loadingAttempts, type RetryOptions, retry } from 'shared/loading/retry'
import type { ReleasePointer, ReleaseReference } from 'shared/pointer'
import { reportRemoteLoad } from 'shared/reporting'
import { federation } from './federation'
import { requireIntegrity } from './integrity'
import { loadedReleases } from './loadedReleases'
import { overriddenRelease } from './overrides'
import { fetchPointer, requireSameContract, resolveUrl } from './pointer'
import { preloadRelease } from './preloadRelease'
import { RemoteLoadError } from './RemoteLoadError'

const releaseAttempts: RetryOptions = {
  ...loadingAttempts,
  // loadLate has retried it already.
  isFinal: isLateLoadError,
}
/** Shorter, as a visitor is waiting: where one release does not answer, the next rarely does. */
const laterAttempts: RetryOptions = { ...releaseAttempts, limitMs: 3000 }

type Prepare = (module: RemoteModule) => Promise<unknown> | undefined

/**
 * Loads the live release of a remote or, when that cannot be loaded, the one before it. A release
 * that is known already is tried first, without fetching the pointer. Rejects with a
 * `RemoteLoadError` when nothing could be loaded.
 * @param prepare what a release must be able to do to count as loaded
 */
export async function loadRemoteModule(
  name: RemoteName,
  known?: ReleaseReference,
  prepare?: Prepare,
): Promise<{ release: string; module: RemoteModule }> {
  const startedAt = performance.now()
  const report = (release: string | null, failure?: RemoteLoadError) =>
    reportRemoteLoad({ remote: name, release, durationMs: performance.now() - startedAt, failure })

  let failure: RemoteLoadError | undefined
  try {
    const override = await overriddenRelease(name)
    for await (const candidate of override ? [override] : candidates(name, known)) {
      requireSameContract(candidate)
      // Of a remote that is overridden, another release is live anyway.
      if (!override) loadedReleases.set(candidate.release, name)
      try {
        const options = failure ? laterAttempts : releaseAttempts
        const module = await loadRelease(candidate, options, prepare)
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
  if (known) yield known
  const { previous, ...live } = await fetchPointer(name)
  if (live.release !== known?.release) yield live
  if (previous) yield previous
}

/** Counts attempts over all remotes: no two may share a name. */
let attempts = 0

async function loadRelease(
  release: ReleaseReference | ReleasePointer,
  options: RetryOptions,
  prepare: Prepare | undefined,
): Promise<RemoteModule> {
  // Of a release without hashes, they and its preloads are in the document.
  if ('integrity' in release) {
    await requireIntegrity(release)
    preloadRelease(release)
  }
  const entry = resolveUrl(release.name, release.entry)
  return retry(options, async () => {
    attempts += 1
    const alias = `${release.name}.${attempts}`
    federation.registerRemotes([{ name: alias, entry, type: 'module' }])
    const loaded = await federation.loadRemote<RemoteModule>(alias + exposedModule.slice(1))
    if (typeof loaded?.default !== 'function') {
      throw new Error(`${exposedModule} has no component as its default export`)
    }
    await prepare?.(loaded)
    return loaded
  })
}
