/**
 * The clock stands still: it is always the same moment, and what is put off for many seconds, such
 * as the end of a toast, does not come. Short timers run: Ant Design has some, and so does whatever
 * waits in a test. How long a test takes therefore makes no difference to it.
 */
import { getConfig } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// The seeds' events lie in 2025: on this day one of six is still to come.
const today = new Date('2025-10-01T12:00:00Z')

const { setTimeout } = globalThis
const longFromMs = 5000

/** Longer than anything on a screen takes to move, and not yet the limit of a search in a test. */
const isPutOff = (delayMs: number) =>
  delayMs >= longFromMs && delayMs < getConfig().asyncUtilTimeout

beforeEach(() => {
  vi.useFakeTimers({ now: today, toFake: ['Date'] })
  Object.assign(globalThis, {
    setTimeout: (run: () => void, delayMs = 0, ...args: []) =>
      isPutOff(delayMs) ? undefined : setTimeout(run, delayMs, ...args),
  })
})

afterEach(() => {
  Object.assign(globalThis, { setTimeout })
})
