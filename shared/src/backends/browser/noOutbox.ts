import type { Outbox, OutboxEntry } from '../../backend/outbox'

const none: readonly OutboxEntry[] = []
const nothing = () => Promise.resolve()

/** Every change is where it belongs at once: nothing waits. */
export const noOutbox: Outbox = {
  get: () => none,
  subscribe: () => () => {},
  isVolatile: () => false,
  keepMine: nothing,
  takeTheirs: nothing,
  discard: nothing,
  tryAgain: nothing,
  discardOthers: () => {},
  databaseAge: nothing as () => Promise<undefined>,
}
