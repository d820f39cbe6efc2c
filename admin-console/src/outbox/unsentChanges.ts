import { hasStore } from 'shared/store/hasStore'
import { readOutbox } from 'shared/store/outbox'

/** Whether there are changes that the store does not have; never on a site without one. */
export const hasUnsentChanges = () => hasStore() && readOutbox().length > 0
