import { addToOutbox, readOutbox } from 'shared/store/outbox'
import { changesBetween, withMetadataOf } from 'shared/store/rowChanges'
import type { ChangeRecorder } from './changeCollection'

export const outboxRecorder: ChangeRecorder = {
  record(key, before, after) {
    const next = withMetadataOf(before, after)
    addToOutbox(key, changesBetween(before, next))
    return next
  },
  hasUnsent: (collection) =>
    readOutbox().some((entry) => !collection || entry.collection === collection),
}
