/** What follows from what an administrator has changed in this browser. */
import { events } from '../../collections/events'
import { recordHistory } from './recordHistory'
import { promoteAtAllEvents } from './waiting'

export async function followChange(key: string, before: unknown, after: unknown) {
  await recordHistory(key, before, after)
  if (key === events.key) await promoteAtAllEvents()
}
