import { partySizeOf } from 'shared/submissions/party'
import { administration } from '../../backend/administration'

/** How many people have registered for an event. Its attendees may count others, too. */
export async function registeredCount(eventId: number) {
  const registrations = await administration().submissions.all({
    kinds: ['registration'],
    notCanceled: true,
    eventId,
  })
  return registrations
    .filter(({ waitingSince }) => !waitingSince)
    .reduce((sum, registration) => sum + partySizeOf(registration), 0)
}
