/** What this device knows of the doors of events, for where there is no connection. */
import * as z from 'shared/schema'
import { type Submission, submissionSchema } from '../../../backend/administration'
import { doorTaps } from '../../../collections/doorTaps'
import { storedValue } from '../../../persistence/storedValue'
import { deviceCollection } from '../../device/deviceCollection'

export const keptTaps = () => deviceCollection(doorTaps)

/** Of events, up to which number of the database this page has read their taps. */
export const readUpTo = new Map<number, number>()

/** Who is registered: names and phone numbers. */
const lists = storedValue(
  'doorLists',
  z.array(
    z.object({ eventId: z.number(), readAt: z.number(), registrations: z.array(submissionSchema) }),
  ),
)

const keptMs = 3 * 24 * 60 * 60 * 1000

export function keepDoorList(eventId: number, registrations: readonly Submission[]) {
  const others = (lists.read() ?? []).filter(
    (list) => list.eventId !== eventId && list.readAt > Date.now() - keptMs,
  )
  const kept = registrations.map(({ details: { additionalNotes: _, ...details }, ...one }) => ({
    ...{ ...one, email: '', details },
  }))
  lists.write([...others, { eventId, readAt: Date.now(), registrations: kept }])
}

export const keptDoorList = (eventId: number) =>
  lists.read()?.find((list) => list.eventId === eventId)?.registrations

/** For when nobody is signed in. What waits stays: it is sent when somebody signs in again. */
export function forgetDoor() {
  lists.remove()
  readUpTo.clear()
  void keptTaps().update((current) =>
    current.some(({ sent }) => sent) ? current.filter(({ sent }) => !sent) : current,
  )
}
