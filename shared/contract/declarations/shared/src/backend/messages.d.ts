import * as z from 'shared/schema';
import type { MessageContent } from '../messages/messageContent';
import type { Page } from './administration';
export declare const messageStates: readonly ['waiting', 'sent', 'failed', 'skipped', 'preview'];
export type MessageState = (typeof messageStates)[number];
export declare const messageSchema: import("zod/mini").ZodMiniObject<{
    id: import("zod/mini").ZodMiniString<string>;
    kind: import("zod/mini").ZodMiniString<string>;
    state: import("zod/mini").ZodMiniEnum<{
        failed: "failed";
        preview: "preview";
        sent: "sent";
        skipped: "skipped";
        waiting: "waiting";
    }>;
    reason: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    subject: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    createdAt: import("zod/mini").ZodMiniString<string>;
    notBefore: import("zod/mini").ZodMiniString<string>;
    sentAt: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    attempts: import("zod/mini").ZodMiniNumber<number>;
    lastError: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    email: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    submissionId: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    eventId: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
    eventTitle: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
}, z.core.$strip>;
export type Message = z.infer<typeof messageSchema>;
export interface MessageFilter {
    state?: MessageState | undefined;
    search?: string;
    submissionId?: string;
    since?: Date;
}
export declare const mailStatusSchema: import("zod/mini").ZodMiniObject<{
    startedAt: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    seenAt: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    waiting: import("zod/mini").ZodMiniNumber<number>;
}, z.core.$strip>;
export type MailStatus = z.infer<typeof mailStatusSchema>;
export interface MessageText {
    subject: string;
    text: string;
}
export declare const announcementSchema: import("zod/mini").ZodMiniObject<{
    id: import("zod/mini").ZodMiniString<string>;
    subject: import("zod/mini").ZodMiniString<string>;
    text: import("zod/mini").ZodMiniString<string>;
    at: import("zod/mini").ZodMiniString<string>;
    sent: import("zod/mini").ZodMiniNumber<number>;
    waiting: import("zod/mini").ZodMiniNumber<number>;
    failed: import("zod/mini").ZodMiniNumber<number>;
    stoppedAt: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
}, z.core.$strip>;
export type Announcement = z.infer<typeof announcementSchema>;
export declare const announceAnswerSchema: import("zod/mini").ZodMiniObject<{
    outcome: import("zod/mini").ZodMiniEnum<{
        accepted: "accepted";
        invalid: "invalid";
        notStarted: "notStarted";
        repeated: "repeated";
    }>;
    count: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
}, z.core.$strip>;
export type AnnounceAnswer = z.infer<typeof announceAnswerSchema>;
export declare const newsletterAddressSchema: import("zod/mini").ZodMiniObject<{
    email: import("zod/mini").ZodMiniString<string>;
    confirmedAt: import("zod/mini").ZodMiniString<string>;
    token: import("zod/mini").ZodMiniString<string>;
}, z.core.$strip>;
export type NewsletterAddress = z.infer<typeof newsletterAddressSchema>;
export interface Mailer {
    status(): Promise<MailStatus>;
    text(id: string): Promise<MessageText | undefined>;
    preview?(message: Message): Promise<MessageContent | undefined>;
    announcementOf?(message: Message): Promise<Announcement | undefined>;
    resend(id: string): Promise<boolean>;
    announce(id: string, eventId: number, words: MessageText): Promise<AnnounceAnswer>;
    announcements(eventId: number): Promise<readonly Announcement[]>;
    stopAnnouncement(id: string): Promise<number>;
    sendTest(words?: MessageText): Promise<boolean>;
    countNewsletterAddresses(): Promise<number>;
    newsletterAddresses(): Promise<readonly NewsletterAddress[]>;
}
interface MessageLists {
    list(filter: MessageFilter, page: number, size: number): Promise<Page<Message>>;
    countRecipients(eventId: number): Promise<number>;
}
export type Messages = MessageLists & ({
    readonly mailer: Mailer;
} | {
    readonly mailer?: undefined;
    preview(id: string): Promise<MessageContent | undefined>;
});
export {};
