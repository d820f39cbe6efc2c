/** How often to try, and for how long, before giving up. */
export interface RetryOptions {
  /** The time limit of one attempt. */
  limitMs: number
  /** The pauses between attempts; one attempt more than there are pauses. */
  pausesMs: readonly number[]
}

class TimeoutError extends Error {
  constructor(limitMs: number) {
    super(`no answer within ${limitMs} ms`)
    this.name = 'TimeoutError'
  }
}

/**
 * The result of the first attempt that succeeds, else the error of the last. `attempt` is given its
 * number, from 1, and a signal that aborts at the time limit. An attempt that
 * ran into the limit is not repeated: a second wait of that length would help nobody.
 */
export async function retry<T>(
  { limitMs, pausesMs }: RetryOptions,
  attempt: (number: number, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await withinTimeLimit(limitMs, (signal) => attempt(number, signal))
    } catch (error) {
      const pauseMs = pausesMs[number - 1]
      if (pauseMs === undefined || error instanceof TimeoutError) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

function withinTimeLimit<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimeoutError(limitMs))
      controller.abort()
    }, limitMs)
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
