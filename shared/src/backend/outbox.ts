/** The administrator's changes of content that are on their way, and what may hold them up. */
/** The administrator who made a change. */
export interface OutboxOwner {
  id: string
  name: string
}

/** A row's fields; `null` where there is no row. */
type Fields = Record<string, unknown> | null

export interface OutboxFailure {
  /** Only the first two pass by themselves. */
  reason: 'unavailable' | 'signedOut' | 'conflict' | 'forbidden' | 'refused'
  /** The backend's own words about what it refused. */
  message?: string | undefined
  /** The row as somebody else left it; `null` when it was deleted. */
  theirs?: Fields | undefined
}

export interface OutboxEntry {
  readonly key: string
  /** The collection's key. */
  collection: string
  owner: OutboxOwner
  /** When it was changed, by this device's clock: for people to read, not for the order. */
  changedAt: string
  change: { id: number; version?: number | undefined; before: Fields; after: Fields }
  /** It is on its way and may have arrived: later changes of its row wait in another entry. */
  sent?: boolean | undefined
  /** Why it has not arrived yet. */
  failure?: OutboxFailure | undefined
}

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
  /** Whether closing this tab would lose entries, because the browser's storage is full or blocked. */
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
