import type { AuditEntry, Submission } from 'shared/backend/administration'
import type { CharityEvent } from 'shared/entities/event'

/** What people who come have to know. */
const announced = ['date', 'time', 'location', 'status'] as const

/**
 * Those for whom the event was another when they last heard of it.
 * @param changes entries of the history about the event, the newest first
 * @param heardAt when each of them registered, or was told something later
 */
export const untold = (
  registrations: readonly Submission[],
  event: CharityEvent,
  changes: readonly AuditEntry[],
  heardAt: (registration: Submission) => string,
) =>
  registrations.filter((registration) => {
    const since = heardAt(registration)
    const later = changes.filter(({ at }) => at > since)
    // The oldest of them says how it was then.
    const known: Record<string, unknown> = Object.assign({}, ...later.map(({ before }) => before))
    return announced.some(
      (field) => field in known && textOf(known[field]) !== textOf(event[field]),
    )
  })

/** An event that was never called off has no status. */
const textOf = (value: unknown) => (value === 'scheduled' ? '' : String(value ?? ''))
