import type { OutboxOwner } from '../../../backend/outbox'
import { changesBetween, withMetadataOf } from '../../../content/rowChanges'
import { setChangeRecorder } from './changeRecorder'
import { addToOutbox } from './outbox'

/** From now on, adds to the outbox what is changed here: this administrator changes it. */
export const recordChangesOf = (owner: OutboxOwner) =>
  setChangeRecorder((key, before, after) => {
    const next = withMetadataOf(before, after)
    addToOutbox(key, changesBetween(before, next), owner)
    return next
  })
