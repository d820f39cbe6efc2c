import { useSyncExternalStore } from 'react'

const seedsWereWritten = '2025-11-15T12:00:00Z'

/** As of when documents are rendered: as they say, or else the day on which the seeds were written. */
let rendered = new Date(globalThis.document?.documentElement.dataset.rendered ?? seedsWereWritten)

/** On a server: has all that follows rendered as of this time, which its document says too. Returns it. */
export function renderAsOf(time = new Date(seedsWereWritten)): Date {
  rendered = time
  return rendered
}

/** That time, for what is no component. */
export const renderedAsOf = () => rendered

const stepMs = 60_000
let latest = rendered

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
 * server and while the page hydrates it is the time as of which the document is rendered.
 */
export const useNow = (): Date => useSyncExternalStore(subscribe, now, () => rendered)
