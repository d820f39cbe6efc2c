import * as z from 'shared/schema';
import type { DoorTap } from '../collections/doorTaps';
import type { Messages } from './messages';
import type { Outbox } from './outbox';
export declare const submissionSchema: import("zod/mini").ZodMiniObject<{
    id: import("zod/mini").ZodMiniString<string>;
    kind: import("zod/mini").ZodMiniString<string>;
    createdAt: import("zod/mini").ZodMiniString<string>;
    name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    email: import("zod/mini").ZodMiniString<string>;
    phone: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    eventId: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
    eventTitle: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    details: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
    canceledAt: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    handledAt: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    channel: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    waitingSince: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    promotedAt: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
}, z.core.$strip>;
export type Submission = z.infer<typeof submissionSchema>;
export interface SubmissionFilter {
    id?: string;
    ids?: readonly string[];
    kinds?: readonly string[];
    unhandled?: boolean;
    notCanceled?: boolean;
    search?: string;
    eventId?: number | undefined;
    eventIds?: readonly number[];
    withoutEmail?: boolean;
    since?: Date | undefined;
}
export type DeletedSubmissions = {
    before: Date;
} | {
    email: string;
} | {
    sender: string;
};
export declare const mentionSchema: import("zod/mini").ZodMiniObject<{
    table: import("zod/mini").ZodMiniString<string>;
    row: import("zod/mini").ZodMiniString<string>;
}, z.core.$strip>;
export type Mention = z.infer<typeof mentionSchema>;
export declare const sendersSchema: import("zod/mini").ZodMiniObject<{
    unknown: import("zod/mini").ZodMiniBoolean<boolean>;
    floods: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        sender: import("zod/mini").ZodMiniString<string>;
        submissions: import("zod/mini").ZodMiniNumber<number>;
        firstAt: import("zod/mini").ZodMiniString<string>;
        lastAt: import("zod/mini").ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Senders = z.infer<typeof sendersSchema>;
export interface Page<Item> {
    rows: readonly Item[];
    total: number;
    page: number;
}
export declare const figuresSchema: import("zod/mini").ZodMiniObject<{
    kinds: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniNumber<number>>;
    registrationsLast30Days: import("zod/mini").ZodMiniNumber<number>;
    unhandled: import("zod/mini").ZodMiniNumber<number>;
    submissions: import("zod/mini").ZodMiniNumber<number>;
    donationsTotal: import("zod/mini").ZodMiniNumber<number>;
}, z.core.$strip>;
export type VisitorFigures = z.infer<typeof figuresSchema>;
export interface EnteredRegistration {
    name: string;
    email?: string;
    phone?: string;
    additionalNotes?: string;
    partySize?: string;
    partyNames?: string;
}
export declare const savedRegistrationSchema: import("zod/mini").ZodMiniObject<{
    outcome: import("zod/mini").ZodMiniEnum<{
        accepted: "accepted";
        full: "full";
        gone: "gone";
        invalid: "invalid";
        waiting: "waiting";
    }>;
    left: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
}, z.core.$strip>;
export type SavedRegistration = z.infer<typeof savedRegistrationSchema>;
export declare const auditEntrySchema: import("zod/mini").ZodMiniObject<{
    id: import("zod/mini").ZodMiniNumber<number>;
    at: import("zod/mini").ZodMiniString<string>;
    administratorName: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    tableName: import("zod/mini").ZodMiniString<string>;
    rowId: import("zod/mini").ZodMiniString<string>;
    action: import("zod/mini").ZodMiniEnum<{
        delete: "delete";
        handle: "handle";
        insert: "insert";
        reopen: "reopen";
        update: "update";
    }>;
    before: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{}, z.core.$loose>>;
    after: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{}, z.core.$loose>>;
}, z.core.$strip>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export interface Door {
    registrations(eventId: number): Promise<readonly Submission[]>;
    taps(): readonly DoorTap[];
    subscribe(onChange: () => void): () => void;
    add(taps: readonly DoorTap[]): Promise<unknown>;
    sync(eventId: number): Promise<unknown>;
}
export interface Administration {
    readonly submissions: {
        list(filter: SubmissionFilter, page: number, size: number): Promise<Page<Submission>>;
        all(filter: SubmissionFilter): Promise<readonly Submission[]>;
        figures(): Promise<VisitorFigures>;
        setHandled(submission: Submission, handled: boolean, at?: string): Promise<unknown>;
        remove(submission: Submission): Promise<unknown>;
        count(deleted: DeletedSubmissions): Promise<number>;
        removeMany(deleted: DeletedSubmissions): Promise<number>;
        forget(email: string): Promise<{
            count: number;
            mentions: readonly Mention[];
        }>;
        senders(): Promise<Senders>;
    };
    readonly registrations: {
        save(id: string, entered: Partial<EnteredRegistration>, eventId: number, aboveSlots?: boolean): Promise<SavedRegistration>;
        addWaiting?(id: string, entered: EnteredRegistration, eventId: number): Promise<SavedRegistration>;
        cancel(id: string): Promise<unknown>;
        promote(id: string, aboveSlots?: boolean): Promise<SavedRegistration>;
    };
    readonly door?: Door;
    readonly history: {
        list(of: {
            table: string;
            rowId: string;
        }, page: number, size: number): Promise<Page<AuditEntry>>;
        subscribe?(onChange: () => void): () => void;
        forget(email: string): Promise<number>;
    };
    readonly messages: Messages;
    readonly outbox: Outbox;
    readonly leaveRemovesDrafts?: boolean;
    leave(): void;
}
