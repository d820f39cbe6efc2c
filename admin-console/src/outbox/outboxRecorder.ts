import { addToOutbox, isOwn, type OutboxOwner, readOutbox } from 'shared/store/outbox'
import { changesBetween, withMetadataOf } from 'shared/store/rowChanges'
import type { ChangeRecorder } from './changeCollection'

/** Records what this administrator changes. */
export const outboxRecorder = (owner: OutboxOwner): ChangeRecorder => ({
  record(key, before, after) {
    const next = withMetadataOf(before, after)
    addToOutbox(key, changesBetween(before, next), owner)
    return next
  },
  hasUnsent: (collection) =>
    readOutbox().some(
      (entry) => isOwn(entry, owner.id) && (!collection || entry.collection === collection),
    ),
})
