import { getConfig } from '@testing-library/react'
import { reducedMotion } from 'shared/browser/useMediaQuery'
import { onTestFinished, vi } from 'vitest'

// On this day, one of the six seed events is upcoming.
const today = new Date('2025-10-01T12:00:00Z')

const { setTimeout } = globalThis
const longTimerMs = 5000

/** Longer than any animation, but shorter than the timeout of Testing Library's queries. */
const isLongTimer = (delayMs: number) =>
  delayMs >= longTimerMs && delayMs < getConfig().asyncUtilTimeout

const pauseMs = 200
const lessMotion = matchMedia(reducedMotion)

/** In typing, or between two attempts. A test with motion waits for transitions, whose timers are as long. */
const isPause = (delayMs: number) =>
  delayMs >= pauseMs && delayMs < longTimerMs && lessMotion.matches

const setTestTimeout = (run: () => void, delayMs = 0, ...args: []) =>
  isLongTimer(delayMs)
    ? undefined
    : setTimeout(run, isPause(delayMs) ? delayMs / 20 : delayMs, ...args)

/**
 * Freezes the date until the end of the test, unless the test has set one, and suppresses long timers,
 * such as those that close toasts, so that the duration of a test makes no difference. Short timers
 * run: Ant Design and Testing Library need them. Pauses take a twentieth of their time: with one after
 * each field, most of a test would be waiting.
 */
export function freezeTime() {
  if (!vi.getMockedSystemTime()) vi.useFakeTimers({ now: today, toFake: ['Date'] })
  Object.assign(globalThis, { setTimeout: setTestTimeout })
  onTestFinished(() => {
    Object.assign(globalThis, { setTimeout })
  })
}
