/** What people are told by email, as an administrator sees it. */
import * as z from 'shared/schema'
import type { MessageContent } from '../messages/messageContent'
import type { Page } from './administration'

export const messageStates = ['waiting', 'sent', 'failed', 'skipped', 'preview'] as const
/** `preview`: nothing sends it, and it would have been sent. */
export type MessageState = (typeof messageStates)[number]

export const messageSchema = z.object({
  id: z.string(),
  /** A `MessageKind`, or one that only a newer release knows. */
  kind: z.string(),
  state: z.enum(messageStates),
  /** Why it was skipped or has failed, in one word. */
  reason: z.optional(z.string()),
  /** As it was sent; missing before, and some months later. */
  subject: z.optional(z.string()),
  createdAt: z.string(),
  /** When it goes out, if nothing holds it up. */
  notBefore: z.string(),
  sentAt: z.optional(z.string()),
  /** How often sending was tried since it waits. */
  attempts: z.number(),
  lastError: z.optional(z.string()),
  /** Of the visitor to whom it goes; of a message to the foundation's own people, about whom it is. */
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  submissionId: z.optional(z.string()),
  eventId: z.optional(z.number()),
  eventTitle: z.optional(z.string()),
})
export type Message = z.infer<typeof messageSchema>

/** Which messages are meant; an empty filter means all. */
export interface MessageFilter {
  state?: MessageState | undefined
  /** Part of a name, an email address, an event's title or a subject. */
  search?: string
  submissionId?: string
  /** Due since then: a reminder is written long before. */
  since?: Date
}

export const mailStatusSchema = z.object({
  /** When a worker first ran. Missing before: then no messages are written. */
  startedAt: z.optional(z.string()),
  /** When a worker last asked for messages. */
  seenAt: z.optional(z.string()),
  waiting: z.number(),
})
export type MailStatus = z.infer<typeof mailStatusSchema>

/** The words of a message, in plain text. */
export interface MessageText {
  /** One line; of at most 200 characters where an administrator writes it. */
  subject: string
  /** The same of at most 5,000 characters. */
  text: string
}

export const announcementSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  at: z.string(),
  /** How many of its messages are in which state. */
  sent: z.number(),
  waiting: z.number(),
  failed: z.number(),
  stoppedAt: z.optional(z.string()),
})
/** What an administrator wrote to everyone who is registered for an event. */
export type Announcement = z.infer<typeof announcementSchema>

export const announceAnswerSchema = z.object({
  /**
   * `repeated`: it was sent before, by this press of the button or another one; `notStarted`: no worker has ever run,
   * and nothing is kept until one does.
   */
  outcome: z.enum(['accepted', 'repeated', 'invalid', 'notStarted']),
  /** To how many addresses it goes. */
  count: z.optional(z.number()),
})
export type AnnounceAnswer = z.infer<typeof announceAnswerSchema>

export const newsletterAddressSchema = z.object({
  email: z.string(),
  confirmedAt: z.string(),
  /** The secret of the link that ends the subscription. */
  token: z.string(),
})
export type NewsletterAddress = z.infer<typeof newsletterAddressSchema>

/** What there is where messages are sent. */
export interface Mailer {
  status(): Promise<MailStatus>
  /** As it was sent, without the secrets of its links; `undefined` where that is not kept any more. */
  text(id: string): Promise<MessageText | undefined>
  /**
   * What a message that waits would say, were it sent now; `undefined` where that is known only when it is. Shells of
   * before do not have this and the next.
   */
  preview?(message: Message): Promise<MessageContent | undefined>
  /** To which announcement a message belongs. */
  announcementOf?(message: Message): Promise<Announcement | undefined>
  /** Resolves with whether it is sent again: it may have been deleted, or wait already. */
  resend(id: string): Promise<boolean>
  /** @param id a UUID; the same words with the same id, or to the same people, go out once */
  announce(id: string, eventId: number, words: MessageText): Promise<AnnounceAnswer>
  /** The newest first. */
  announcements(eventId: number): Promise<readonly Announcement[]>
  /** Resolves with how many of its messages stay unsent. */
  stopAnnouncement(id: string): Promise<number>
  /**
   * Sends a message to the administrator's own address, or an announcement as it would look. Resolves with
   * whether it goes out: not before a worker has run.
   */
  sendTest(words?: MessageText): Promise<boolean>
  /** How many have confirmed that they want the newsletter. */
  countNewsletterAddresses(): Promise<number>
  newsletterAddresses(): Promise<readonly NewsletterAddress[]>
}

interface MessageLists {
  /**
   * By when they were sent or go out, the latest first; of those that wait, the next one first. Pages have `size`
   * items and count from 1.
   */
  list(filter: MessageFilter, page: number, size: number): Promise<Page<Message>>
  /** How many addresses an announcement goes to: of those who have places at the event. */
  countRecipients(eventId: number): Promise<number>
}

/** Where there is no mailer, nothing is sent, and the messages are what would have been. */
export type Messages = MessageLists &
  (
    | { readonly mailer: Mailer }
    | {
        readonly mailer?: undefined
        /** What a message would say; `undefined` where it is not in the list any more. */
        preview(id: string): Promise<MessageContent | undefined>
      }
  )
