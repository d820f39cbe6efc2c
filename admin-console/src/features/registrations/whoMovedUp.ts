import type { Submission } from 'shared/backend/administration'
import { administration } from '../../backend/administration'
import { listNames } from '../../format/movingUp'

/** Says who of those who waited for an event has got a place since: " Ann and Bea moved off the waiting list." */
export async function whoMovedUp(eventId: number, waited: readonly Submission[]) {
  if (waited.length === 0) return ''
  const registered = await administration()
    .submissions.all({ kinds: ['registration'], notCanceled: true, eventId })
    // The list asks for the same, and says that it got no answer.
    .catch(() => [])
  const moved = waited.filter(({ id }) =>
    registered.some((one) => one.id === id && !one.waitingSince),
  )
  return moved.length > 0 ? ` ${listNames(moved)} moved off the waiting list.` : ''
}
