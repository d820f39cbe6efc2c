import type { AuditEntry } from '../../../backend/administration'
import { type CharityEvent, notScheduled } from '../../../entities/event'
import { isUpcoming } from '../../../format/eventTime'
import { sameJson } from '../../../json/sameJson'

export interface ScheduleChange {
  /** When its latest part was saved. */
  at: string
  /** When people are told. */
  notBefore: string
  /** As it was after the change. */
  event: CharityEvent
  /** What people were told before. */
  before: Schedule
}

interface Schedule extends Pick<CharityEvent, 'date' | 'time' | 'location'> {
  status: string
}

const scheduleOf = ({ date, time, location, status = 'scheduled' }: CharityEvent): Schedule => ({
  ...{ date, time, location, status },
})

/** A slip that is mended meanwhile is told to nobody. */
const pauseMs = 5 * 60_000

/** How an event's day, time, place or status has changed, so that people have to know. */
export function scheduleChanges(
  event: CharityEvent,
  history: readonly AuditEntry[],
): ScheduleChange[] {
  const changes: ScheduleChange[] = []
  let after = event
  for (const { at, before } of newestFirst(event, history)) {
    const earlier = undone(after, before)
    const next = changes.at(-1)
    if (!sameJson(scheduleOf(earlier), scheduleOf(after))) {
      if (next && Date.parse(next.at) - Date.parse(at) < pauseMs) next.before = scheduleOf(earlier)
      else {
        const notBefore = new Date(Date.parse(at) + pauseMs).toISOString()
        changes.push({ at, notBefore, event: after, before: scheduleOf(earlier) })
      }
    }
    after = earlier
  }
  return changes.filter(isToBeTold)
}

const newestFirst = ({ id }: CharityEvent, history: readonly AuditEntry[]) =>
  history
    .filter(
      ({ tableName, rowId, action }) =>
        tableName === 'events' && rowId === String(id) && action === 'update',
    )
    .sort((a, b) => b.id - a.id)

/** The item before a change of it. A field that is `null` was not there. */
function undone(event: CharityEvent, before: AuditEntry['before']): CharityEvent {
  const fields = Object.entries({ ...event, ...before }).filter(([, value]) => value !== null)
  return Object.fromEntries(fields) as CharityEvent
}

/**
 * Not of a draft, nor of an event that was over and still is; of one that stays canceled or postponed, nobody needs to
 * know when and where it would be.
 */
function isToBeTold({ at, event, before }: ScheduleChange): boolean {
  const statuses = [event.status, before.status]
  const isToCome = [event, before].some((schedule) => isUpcoming(schedule, new Date(at)))
  const staysOff = notScheduled(event) && event.status === before.status
  return (
    isToCome && !staysOff && !statuses.includes('draft') && !sameJson(before, scheduleOf(event))
  )
}
