/** Composes again whenever the store's content has changed, until it is stopped. */
import { setTimeout as pause } from 'node:timers/promises'

interface Watched {
  /** The versions of the content that the documents are composed from. */
  fetchVersions: () => Promise<object>
  compose: () => Promise<unknown>
  everyMs: number
  signal: AbortSignal
}

/**
 * Composes once at first. What fails is printed, and tried again after the pause: the documents stay
 * as they are meanwhile.
 */
export async function watchContent({ fetchVersions, compose, everyMs, signal }: Watched) {
  let composed: string | undefined
  while (!signal.aborted) {
    try {
      const versions = JSON.stringify(await fetchVersions())
      if (versions !== composed) await compose()
      composed = versions
    } catch (error) {
      if (!signal.aborted) console.error(error instanceof Error ? error.message : error)
    }
    // Rejects when it is stopped.
    await pause(everyMs, undefined, { signal }).catch(() => {})
  }
}
