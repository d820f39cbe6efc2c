import type { Submission } from 'shared/backend/administration'
import { partySizeOf } from 'shared/submissions/party'
import { administration } from '../../backend/administration'

export interface Visitors {
  registered: number
  waiting: number
  registrations: readonly Submission[]
}

/** How many people have registered for an event, or wait for a place. Its attendees may count others, too. */
export async function countVisitors(eventId: number): Promise<Visitors> {
  const registrations = await administration().submissions.all({
    kinds: ['registration'],
    notCanceled: true,
    eventId,
  })
  const visitors = { registered: 0, waiting: 0, registrations }
  for (const registration of registrations)
    visitors[registration.waitingSince ? 'waiting' : 'registered'] += partySizeOf(registration)
  return visitors
}

export async function hasVisitors(eventId: number) {
  const { registered, waiting } = await countVisitors(eventId)
  return registered + waiting > 0
}
