import { onTestFinished, vi } from 'vitest'

/**
 * Stops the clock at half past for the test that runs, which counts what happens within an hour. The
 * embedded database reads this process's clock; a server has its own, and its hour may end meanwhile.
 */
export function stopClockAtHalfPast() {
  vi.setSystemTime(new Date().setMinutes(30))
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
