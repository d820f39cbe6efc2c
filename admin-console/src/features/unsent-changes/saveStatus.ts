import { needsDecision, type OutboxEntry } from 'shared/backend/outbox'
import { counted } from '../../format/counted'

/** Whether others have the administrator's changes. `count` is how many of them wait. */
type SaveStatus =
  | { kind: 'saved' | 'saving' }
  | { kind: 'waiting' | 'signedOut' | 'decision' | 'unsentTaps'; count: number }

/** The most urgent status: first the one that only the administrator can resolve. */
export function saveStatus(entries: readonly OutboxEntry[], unsentTaps: number): SaveStatus {
  const count = entries.length
  const decisions = entries.filter(needsDecision).length
  const has = (reason: string) => entries.some(({ failure }) => failure?.reason === reason)
  if (decisions > 0) return { kind: 'decision', count: decisions }
  if (has('signedOut')) return { kind: 'signedOut', count }
  if (has('unavailable')) return { kind: 'waiting', count }
  if (count > 0) return { kind: 'saving' }
  return unsentTaps > 0 ? { kind: 'unsentTaps', count: unsentTaps } : { kind: 'saved' }
}

/** "2 check-ins not sent yet": taps at the door of an event. */
export const unsentCheckIns = (count: number) => `${counted(count, 'check-in')} not sent yet`

/** "3 changes not sent yet" */
export const unsavedChanges = (count: number) => `${counted(count, 'change')} not sent yet`
