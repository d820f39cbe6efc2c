import { doorTaps } from '../../collections/doorTaps'
import { deviceCollection } from './deviceCollection'

/** Forgets on this device who came as a walk-in before a time. That somebody came still counts. */
export const forgetWalkIns = (before: Date) =>
  deviceCollection(doorTaps).update((taps) =>
    taps.map(({ name, ...tap }) =>
      name && tap.at >= before.toISOString() ? { ...tap, name } : tap,
    ),
  )
