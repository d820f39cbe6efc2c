/** For tests that stop the product's clock with `vi.useFakeTimers()`. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

// The browser's own, taken before a test puts fakes in their place.
const { setTimeout } = globalThis
const now = performance.now.bind(performance)

const nextLookAfterMs = 10
/** For what never comes. */
const limitMs = 30_000

/** Moves the clock on, together with everything that happens meanwhile. */
export const advanceTime = (durationMs: number) =>
  act(() => vi.advanceTimersByTimeAsync(durationMs))

/**
 * Looks until nothing is missing any more, while the clock stands still. For what the browser does
 * in its own time, such as granting a lock or loading a module. Testing Library's `waitFor` and
 * `findBy…` would move the clock meanwhile, and by as much as they please.
 */
export async function pollUntil<T>(look: () => T): Promise<T> {
  const begin = now()
  for (;;) {
    try {
      return look()
    } catch (error) {
      if (now() - begin > limitMs) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, nextLookAfterMs))
  }
}
