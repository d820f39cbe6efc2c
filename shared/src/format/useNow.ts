import { useSyncExternalStore } from 'react'

/** The day on which the seeds were written. Documents are rendered as of then, so that they stay right. */
const seedsWritten = new Date('2025-11-15T12:00:00Z')

let opened: Date | undefined
const never = () => () => {}

/** The instant at which the page was opened; the day of the seeds on a server and while hydrating. */
export function useNow(): Date {
  return useSyncExternalStore(
    never,
    () => (opened ??= new Date()),
    () => seedsWritten,
  )
}
