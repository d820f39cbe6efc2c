/** What a backend does for a signed-in administrator, beside keeping content. */
import * as z from 'shared/schema'
import type { DoorTap } from '../collections/doorTaps'
import type { Messages } from './messages'
import type { Outbox } from './outbox'

export const submissionSchema = z.object({
  id: z.string(),
  /** A `SubmissionKind`, or one that only a newer release knows. */
  kind: z.string(),
  /** ISO 8601, as all instants here. */
  createdAt: z.string(),
  name: z.optional(z.string()),
  email: z.string(),
  phone: z.optional(z.string()),
  eventId: z.optional(z.number()),
  eventTitle: z.optional(z.string()),
  /** The fields that only this kind has. */
  details: z.record(z.string(), z.string()),
  canceledAt: z.optional(z.string()),
  handledAt: z.optional(z.string()),
  /** How a registration came, "phone", where it did not come from the site. */
  channel: z.optional(z.string()),
  /** Since when a registration waits for places that it does not have. */
  waitingSince: z.optional(z.string()),
  /** When it got the places that it had waited for. */
  promotedAt: z.optional(z.string()),
})
/** What a visitor has sent. */
export type Submission = z.infer<typeof submissionSchema>

/** Which submissions are meant; an empty filter means all. */
export interface SubmissionFilter {
  /** Only this one. */
  id?: string
  /** Only these. */
  ids?: readonly string[]
  kinds?: readonly string[]
  /** Only those that nobody has handled. */
  unhandled?: boolean
  /** Without canceled registrations. */
  notCanceled?: boolean
  /** Part of a name, an email address or an event's title. */
  search?: string
  eventId?: number | undefined
  /** Of any of these events. */
  eventIds?: readonly number[]
  /** Only those without an email address. */
  withoutEmail?: boolean
  /** Sent since then. */
  since?: Date | undefined
}

/**
 * Submissions to delete at once: all but subscriptions from before a time, or all with one email address or
 * from one connection.
 */
export type DeletedSubmissions = { before: Date } | { email: string } | { sender: string }

export const mentionSchema = z.object({
  /** The table of a kind of content or of submissions, or "audit" for an entry of the history. */
  table: z.string(),
  /** The row's id. */
  row: z.string(),
})
/** A row that names a person. */
export type Mention = z.infer<typeof mentionSchema>

export const sendersSchema = z.object({
  /** Whether it is not known of any submission where it came from: then no limit holds for who sends too many. */
  unknown: z.boolean(),
  /** Who has sent many within a week, the most first. */
  floods: z.array(
    z.object({
      /** Stands for the address of a connection, which it does not tell. */
      sender: z.string(),
      submissions: z.number(),
      firstAt: z.string(),
      lastAt: z.string(),
    }),
  ),
})
/** Where submissions came from. */
export type Senders = z.infer<typeof sendersSchema>

/** One page of a list. */
export interface Page<Item> {
  rows: readonly Item[]
  /** The number of items on all pages. */
  total: number
  /** Which page it is, from 1: an earlier one where the wanted page no longer exists. */
  page: number
}

export const figuresSchema = z.object({
  /** By kind, without canceled ones. */
  kinds: z.record(z.string(), z.number()),
  registrationsLast30Days: z.number(),
  /** Neither handled nor canceled. */
  unhandled: z.number(),
  /** All of them, also canceled registrations. */
  submissions: z.number(),
  /** US dollars, of completed donations. */
  donationsTotal: z.number(),
})
/** Live counts of what visitors sent and gave. */
export type VisitorFigures = z.infer<typeof figuresSchema>

/** A registration as an administrator enters it: whoever calls may have no email address. */
export interface EnteredRegistration {
  name: string
  email?: string
  phone?: string
  additionalNotes?: string
  /** A number from 1 to 8; without it, one person. */
  partySize?: string
  partyNames?: string
}

export const savedRegistrationSchema = z.object({
  /**
   * `waiting`: it is kept, without places; `gone`: it was canceled or deleted, or the event was; `invalid`: a
   * value was not accepted.
   */
  outcome: z.enum(['accepted', 'waiting', 'full', 'gone', 'invalid']),
  /** How many places are left where they are too few. */
  left: z.optional(z.number()),
})
/** How saving a registration ended. */
export type SavedRegistration = z.infer<typeof savedRegistrationSchema>

const fieldsSchema = z.optional(z.looseObject({}))

export const auditEntrySchema = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  /** Missing for a change that no administrator made. */
  administratorName: z.optional(z.string()),
  /** Of what: the table of a kind of content or of submissions, or "administrators". */
  tableName: z.string(),
  rowId: z.string(),
  action: z.enum(['insert', 'update', 'delete', 'handle', 'reopen']),
  /** Fields and their values; of an update, only those that it changed. */
  before: fieldsSchema,
  after: fieldsSchema,
})
/** Who changed what, and when. */
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** The doors of events. Taps are kept on this device first, so that they need no connection. */
export interface Door {
  /** Also canceled ones: somebody may come all the same. Without a connection, as they were last read here. */
  registrations(eventId: number): Promise<readonly Submission[]>
  /** All that this device knows of, of whichever event. The same reference until they change. */
  taps(): readonly DoorTap[]
  subscribe(onChange: () => void): () => void
  add(taps: readonly DoorTap[]): Promise<unknown>
  /** Sends what waits, and reads what others have tapped at this event. */
  sync(eventId: number): Promise<unknown>
}

/** Its methods reject with a `BackendError`. */
export interface Administration {
  readonly submissions: {
    /** The newest first. Pages have `size` items and count from 1. */
    list(filter: SubmissionFilter, page: number, size: number): Promise<Page<Submission>>
    /** All pages of them. */
    all(filter: SubmissionFilter): Promise<readonly Submission[]>
    figures(): Promise<VisitorFigures>
    /** @param at as the backend has said it earlier; without it, now */
    setHandled(submission: Submission, handled: boolean, at?: string): Promise<unknown>
    remove(submission: Submission): Promise<unknown>
    /** How many `removeMany` would delete. */
    count(deleted: DeletedSubmissions): Promise<number>
    /** Resolves with how many were deleted. Registrations give back the places of coming events. */
    removeMany(deleted: DeletedSubmissions): Promise<number>
    /** The same with all of an email address, and says what names it still. */
    forget(email: string): Promise<{ count: number; mentions: readonly Mention[] }>
    senders(): Promise<Senders>
  }
  /** What is done for somebody who has registered, or does so by phone. */
  readonly registrations: {
    /**
     * Keeps a new registration with this id (a UUID), or changes what is entered of the one that has it, and
     * moves it to the event. Its places are taken and given back.
     * @param aboveSlots takes them even where the event has no more
     */
    save(
      id: string,
      entered: Partial<EnteredRegistration>,
      eventId: number,
      aboveSlots?: boolean,
    ): Promise<SavedRegistration>
    /**
     * Keeps a new registration as `save` does; where places are too few, it waits for them behind those who
     * wait already. Older shells have none.
     */
    addWaiting?(
      id: string,
      entered: EnteredRegistration,
      eventId: number,
    ): Promise<SavedRegistration>
    /** Gives its places back, or ends the wait for them. */
    cancel(id: string): Promise<unknown>
    /** Gives places to one that waits, before others. */
    promote(id: string, aboveSlots?: boolean): Promise<SavedRegistration>
  }
  /** Older shells have none. */
  readonly door?: Door
  readonly history: {
    /** The newest first. `table` and `rowId` are empty for all. */
    list(
      of: { table: string; rowId: string },
      page: number,
      size: number,
    ): Promise<Page<AuditEntry>>
    /** Calls back when it may have new entries. Returns the unsubscriber. Older shells have none. */
    subscribe?(onChange: () => void): () => void
    /** Takes an email address out of it: values that contain it become "…". Resolves with how many entries had it. */
    forget(email: string): Promise<number>
  }
  readonly messages: Messages
  /** The administrator's changes that others do not have yet. */
  readonly outbox: Outbox
  /** Whether `leave` removes the drafts of forms. Older shells do not say. */
  readonly leaveRemovesDrafts?: boolean
  /** For when the administrator signs out by choice: somebody else may use this browser next. */
  leave(): void
}
