/** The administrator's changes of content that are on their way, and what may hold them up. */
import type { OutboxEntry } from './outboxEntry'

export type { OutboxEntry, OutboxFailure, OutboxOwner } from './outboxEntry'

/** Whether this administrator made the change. */
export const isOwn = ({ owner }: OutboxEntry, administrator: string | undefined) =>
  owner.id === administrator

/** Whether only the administrator can say what is to become of the change. */
export const needsDecision = ({ failure }: OutboxEntry) =>
  failure !== undefined && failure.reason !== 'unavailable' && failure.reason !== 'signedOut'

/** Whether the database is older or newer than what this code was written for. */
export type DatabaseAge = 'older' | 'newer'

export interface Outbox {
  /** All entries of this browser, in the order in which they were made. The same reference until they change. */
  get(): readonly OutboxEntry[]
  subscribe(onChange: () => void): () => void
  /** Whether closing this tab would lose changes, because the browser's storage is full or blocked. */
  isVolatile(): boolean
  /** Decides a conflict: the change is made to what somebody else left. */
  keepMine(entry: OutboxEntry): Promise<unknown>
  /** Decides a conflict: the change is dropped for what somebody else left. */
  takeTheirs(entry: OutboxEntry): Promise<unknown>
  /** Undoes a change that is shown here. */
  discard(entry: OutboxEntry): Promise<unknown>
  /** Sends again what was refused. */
  tryAgain(entry: OutboxEntry): Promise<unknown>
  /** Gives up what other administrators changed in this browser. */
  discardOthers(entries: readonly OutboxEntry[]): void
  /** `undefined` for the right one. Rejects when it cannot be asked. */
  databaseAge(): Promise<DatabaseAge | undefined>
}
