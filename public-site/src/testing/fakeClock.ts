/** For tests that stop the product's clock with `vi.useFakeTimers()`. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

// The browser's own, saved before a test replaces them with fakes.
const { setTimeout } = globalThis
const now = performance.now.bind(performance)

const pollIntervalMs = 10
/** For a check that never passes. */
const limitMs = 30_000

/** Advances the clock and everything that is scheduled until then. */
export const advanceTime = (durationMs: number) =>
  act(() => vi.advanceTimersByTimeAsync(durationMs))

/**
 * Repeats a check until it no longer throws, without advancing the fake clock. For what the browser
 * does on its own schedule, such as granting a lock or loading a module. Testing Library's `waitFor`
 * and `findBy…` would advance the clock by an unknown amount.
 */
export async function pollUntil<T>(check: () => T): Promise<T> {
  const begin = now()
  for (;;) {
    try {
      return check()
    } catch (error) {
      if (now() - begin > limitMs) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
  }
}
