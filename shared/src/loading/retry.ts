/** How often to try, and for how long, before giving up. */
export interface RetryOptions {
  /** The time limit of an attempt: how long nothing at all may arrive over the network. */
  limitMs: number
  /** The pauses between attempts; one attempt more than there are pauses. */
  pausesMs: readonly number[]
  /** Whether another attempt would not change this error. */
  isFinal?: (error: unknown) => boolean
}

/** For what a visitor waits for: two more attempts, and 6 s for each. */
export const loadingAttempts: RetryOptions = { limitMs: 6000, pausesMs: [300, 1000] }

/**
 * The result of the first attempt that succeeds, else the error of the last. `attempt` is given a
 * signal that aborts at the time limit. An attempt that ran into the limit is not repeated: a second
 * wait of that length would help nobody.
 */
export async function retry<T>(
  { limitMs, pausesMs, isFinal }: RetryOptions,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    const controller = new AbortController()
    const { signal } = controller
    const stopWatching = watchProgress(limitMs, () =>
      controller.abort(new DOMException(`no answer within ${limitMs} ms`, 'TimeoutError')),
    )
    const aborted = new Promise<never>((_, reject) => {
      signal.onabort = () => reject(signal.reason)
    })
    try {
      return await Promise.race([aborted, attempt(signal)]).finally(stopWatching)
    } catch (error) {
      const pauseMs = pausesMs[failures]
      if (pauseMs === undefined || signal.aborted || isFinal?.(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

const checksPerLimit = 8

/**
 * Calls back when nothing has loaded for this long. Checks several times rather than once: a busy or
 * sleeping device fires one timer late, but not all of them.
 */
function watchProgress(limitMs: number, onStalled: () => void) {
  let loaded = filesLoaded()
  let checksWithout = 0
  const timer = setInterval(() => {
    const before = loaded
    loaded = filesLoaded()
    checksWithout = loaded > before ? 0 : checksWithout + 1
    if (checksWithout < checksPerLimit) return
    stop()
    onStalled()
  }, limitMs / checksPerLimit)
  const stop = () => clearInterval(timer)
  return stop
}

const filesLoaded = () => performance.getEntriesByType('resource').length
