import { hasStore } from 'shared/store/hasStore'
import { readOutbox } from 'shared/store/outbox'

/** Whether the store lacks changes, of this collection or of any; never on a site without one. */
export const hasUnsentChanges = (collection?: string) =>
  hasStore() && readOutbox().some((entry) => !collection || entry.collection === collection)
