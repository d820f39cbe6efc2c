import { getConfig } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

// The seeds' events lie in 2025: on this day one of six is still to come.
const today = new Date('2025-10-01T12:00:00Z')

const { setTimeout } = globalThis
const longFromMs = 5000

/** Longer than anything on a screen takes to move, and not yet the limit of a search in a test. */
const isPutOff = (delayMs: number) =>
  delayMs >= longFromMs && delayMs < getConfig().asyncUtilTimeout

const setShortTimeout = (run: () => void, delayMs = 0, ...args: []) =>
  isPutOff(delayMs) ? undefined : setTimeout(run, delayMs, ...args)

/**
 * Until the end of the test it is always the same moment, one that the test has set or else that of
 * the seeds, and what is put off for many seconds, such as the end of a toast, does not come. Short
 * timers run: Ant Design has some, and so does whatever waits in a test. How long a test takes
 * therefore makes no difference to it.
 */
export function standStill() {
  if (!vi.getMockedSystemTime()) vi.useFakeTimers({ now: today, toFake: ['Date'] })
  Object.assign(globalThis, { setTimeout: setShortTimeout })
  onTestFinished(() => {
    Object.assign(globalThis, { setTimeout })
  })
}
