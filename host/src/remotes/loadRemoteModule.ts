import { exposedModule, type RemoteModule, type RemoteName } from 'shared/contract'
import type { ReleasePointer } from 'shared/pointer'
import { type Attempts, withAttempts } from './attempts'
import { federation } from './federation'
import { fetchPointer, requireSameContract, resolveAddress } from './pointer'
import { RemoteLoadError } from './RemoteLoadError'
import { reportRemoteLoad } from './reportRemoteLoad'

const releaseAttempts: Attempts = { limitMs: 10_000, pausesMs: [300, 1000] }

/**
 * Loads the live release of a remote or, when that cannot be loaded, the one before it.
 * Rejects with a `RemoteLoadError`.
 */
export async function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
  const startedAt = performance.now()
  const report = (release: string | null, error?: RemoteLoadError) =>
    reportRemoteLoad({ remote: name, release, durationMs: performance.now() - startedAt, error })
  try {
    const { previous, ...current } = await fetchPointer(name)
    requireSameContract(current)
    try {
      const remoteModule = await loadRelease(current)
      report(current.release)
      return remoteModule
    } catch (error) {
      if (!previous || !(error instanceof RemoteLoadError)) throw error
      report(current.release, error)
      requireSameContract(previous)
      const remoteModule = await loadRelease(previous)
      report(previous.release)
      return remoteModule
    }
  } catch (error) {
    if (error instanceof RemoteLoadError) report(null, error)
    throw error
  }
}

async function loadRelease({ name, release, entry }: ReleasePointer): Promise<RemoteModule> {
  try {
    return await withAttempts(releaseAttempts, async (number) => {
      const address = new URL(resolveAddress(name, entry))
      // A browser remembers that a module failed: a new attempt needs a new address.
      if (number > 1) address.searchParams.set('attempt', String(number))
      federation.registerRemotes([{ name, entry: address.href, type: 'module' }], { force: true })
      const loaded = await federation.loadRemote<RemoteModule>(name + exposedModule.slice(1))
      if (typeof loaded?.default !== 'function') {
        throw new Error(`${exposedModule} has no component as its default export`)
      }
      return loaded
    })
  } catch (error) {
    throw new RemoteLoadError(
      name,
      'release',
      `release ${release} could not be loaded: ${error}`,
      error,
    )
  }
}
