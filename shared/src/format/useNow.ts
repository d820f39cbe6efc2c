import { useSyncExternalStore } from 'react'

/** The day on which the seeds were written, and as of which documents are rendered. */
const seedsWritten = new Date('2025-11-15T12:00:00Z')

const stepMs = 60_000
let latest = seedsWritten

/** The same instant for a minute, so that what is rendered together agrees. */
function now(): Date {
  if (Math.abs(Date.now() - latest.getTime()) >= stepMs) latest = new Date()
  return latest
}

/** Checks the clock every minute, and when a page in the background becomes visible again. */
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, stepMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/**
 * The current time, to the minute: upcoming events become past while the page is open. On a
 * server and while the page hydrates it is the day of the seeds.
 */
export const useNow = (): Date => useSyncExternalStore(subscribe, now, () => seedsWritten)
