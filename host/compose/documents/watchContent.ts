/** Composes again whenever the database's content or Jamaica's day has changed, until it is stopped. */
import { setTimeout as pause } from 'node:timers/promises'
import { jamaicaDay } from '../../../shared/src/format/jamaicaTime.ts'
import { explain } from '../site/explain.ts'

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
      // What was coming up may be past on another day.
      const current = JSON.stringify([await fetchVersions(), jamaicaDay(new Date())])
      if (current !== composed) await compose()
      composed = current
    } catch (error) {
      if (!signal.aborted) console.error(explain(error))
    }
    // Rejects when it is stopped.
    await pause(everyMs, undefined, { signal }).catch(() => {})
  }
}
