/** The doors of events: what is tapped stays on this device until the database has it. */
import { authStore } from 'shared/auth'
import { BackendError } from 'shared/backend'
import { reportWarning } from 'shared/reporting'
import * as z from 'shared/schema'
import type { Door } from '../../../backend/administration'
import { type DoorTap, doorTapSchema } from '../../../collections/doorTaps'
import { withLock } from '../../../persistence/withLock'
import { mergeTaps } from '../../../submissions/arrivals'
import { callAsAdministrator, submissionRequests } from '../submissionRequests'
import { keepDoorList, keptDoorList, keptTaps, readUpTo } from './doorCopy'

const answerSchema = z.object({
  taps: z.array(doorTapSchema),
  /** The highest number that the database has given to a tap of the event. */
  next: z.number(),
  refused: z.array(z.nullable(z.string())),
})

const largestBatch = 200

/** In one tab at a time: none sends what another one does. */
const sync = (eventId: number) =>
  withLock('door', async () => {
    for (let more = true; more; ) {
      const waiting = (await keptTaps().update((current) => current)).filter(({ sent }) => !sent)
      const batch = waiting.slice(0, largestBatch)
      const since = readUpTo.get(eventId) ?? 0
      const answer = await callAsAdministrator(
        'sync_door',
        { about: eventId, taps: batch, since },
        answerSchema,
      )
      // Somebody has signed out meanwhile, and perhaps in again. What was sent is sent once more.
      if (!authStore.getState().user || (readUpTo.get(eventId) ?? 0) !== since) return
      // At once: whoever signs out from here on forgets it with the taps that follow.
      readUpTo.set(eventId, answer.next)
      // Their registration was deleted.
      if (answer.refused.length > 0) reportWarning('shared', 'Taps at a door were not accepted')
      const settled = new Map(batch.map((tap) => [tap.id, !answer.refused.includes(tap.id)]))
      await keptTaps().update((current) => {
        if (batch.length + answer.taps.length === 0 && since > 0) return current
        const stays = ({ id, sent, eventId: of }: DoorTap) =>
          // With the first answer, what has been deleted elsewhere is no longer here.
          settled.get(id) ?? !(sent && of === eventId && since === 0)
        const kept = current
          .filter(stays)
          .map((tap) => (settled.has(tap.id) ? { ...tap, sent: true } : tap))
        return mergeTaps(
          kept,
          answer.taps.map((tap) => ({ ...tap, sent: true })),
        )
      })
      more = waiting.length > batch.length
    }
  })

export const door: Door = {
  async registrations(eventId) {
    try {
      const found = await submissionRequests.all({ kinds: ['registration'], eventId })
      if (authStore.getState().user) keepDoorList(eventId, found)
      return found
    } catch (error) {
      const kept = keptDoorList(eventId)
      if (kept && error instanceof BackendError && error.failure === 'unavailable') return kept
      throw error
    }
  },
  taps: () => keptTaps().get(),
  subscribe: (onChange) => keptTaps().subscribe(onChange),
  add: (added) => keptTaps().update((current) => mergeTaps(current, added)),
  sync,
}

/** Sends what has waited since the door was last open, now and when the connection is back, until it is stopped. */
export function sendWaitingTaps() {
  const send = () => {
    const waiting = keptTaps()
      .get()
      .find(({ sent }) => !sent)
    if (!waiting) return
    sync(waiting.eventId).catch((error) => {
      // They go on waiting.
      if (!(error instanceof BackendError)) reportWarning('shared', 'Taps were not sent', error)
    })
  }
  send()
  addEventListener('online', send)
  return () => removeEventListener('online', send)
}
