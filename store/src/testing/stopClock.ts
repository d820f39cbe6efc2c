import { onTestFinished, vi } from 'vitest'

/**
 * Stops the clock until this test has ended, so that no new hour begins in it. The embedded database
 * reads the clock of this process; a PostgreSQL server has its own.
 */
export function stopClock() {
  vi.setSystemTime(Date.now())
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
