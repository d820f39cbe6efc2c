/** Who is at an event, from what was tapped at its door in whatever order it is known. */
import type { DoorTap } from '../collections/doorTaps'
import { newSubmissionId } from './newSubmissionId'

export type Subject = Pick<DoorTap, 'eventId' | 'registrationId' | 'person' | 'walkIn' | 'name'>

export interface Arrival extends Subject {
  /** ISO 8601. Missing for somebody who left, or was tapped by mistake. */
  arrivedAt?: string | undefined
  latestAt: string
}

/** The key of whom a tap is about. */
export const subjectKey = ({ registrationId, person = 0, walkIn = '' }: Subject) =>
  registrationId ? `${registrationId} ${person}` : walkIn

/** By their keys. The latest tap counts; who was checked in twice has come when the first one says so. */
export function arrivalsOf(taps: readonly DoorTap[]): ReadonlyMap<string, Arrival> {
  const arrivals = new Map<string, Arrival>()
  for (const tap of [...taps].sort((a, b) => compare(a.at, b.at) || compare(a.id, b.id))) {
    const key = subjectKey(tap)
    const { eventId, registrationId, person, walkIn, name, here, at } = tap
    arrivals.set(key, {
      ...{ eventId, registrationId, person, walkIn, name },
      arrivedAt: here ? (arrivals.get(key)?.arrivedAt ?? at) : undefined,
      latestAt: at,
    })
  }
  return arrivals
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Each once, as the latter has it. */
export const mergeTaps = (known: readonly DoorTap[], newer: readonly DoorTap[]): DoorTap[] => [
  ...new Map([...known, ...newer].map((tap) => [tap.id, tap])).values(),
]

/** That somebody is here, or no longer. `known` is what has been tapped of them before. */
export function newTap(subject: Subject, here: boolean, known?: Arrival): DoorTap {
  // What somebody does to what they see comes after it, whichever phone has the slower clock.
  const at = new Date(Math.max(Date.now(), (Date.parse(known?.latestAt ?? '') || 0) + 1))
  const { eventId, registrationId, person, walkIn, name } = subject
  return {
    id: newSubmissionId(),
    eventId,
    ...(registrationId ? { registrationId, person: person ?? 0 } : { walkIn }),
    ...(name && { name }),
    here,
    at: at.toISOString().replace('Z', '000Z'),
  }
}
