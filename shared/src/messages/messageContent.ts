/** What a message is about: what the database hands to whoever sends it, and what the words are made of. */

import * as z from 'shared/schema'
import { eventSchema } from '../entities/event'
import { linkPurposes } from './linkPurposes'

/** What people are told. Those to the foundation's own people begin with "staff". */
export const messageKinds = [
  'registered',
  'waiting',
  'placeFree',
  'changed',
  'canceled',
  'eventChanged',
  'reminder',
  'received',
  'handled',
  'confirmNewsletter',
  'subscribed',
  'announcement',
  'test',
  'staffSubmission',
  'staffGift',
  'staffRegistrations',
] as const
export type MessageKind = (typeof messageKinds)[number]

export const messageContentSchema = z.object({
  /** A UUID: the same each time that this message is tried. */
  id: z.string(),
  kind: z.enum(messageKinds),
  /** How often an administrator has sent it again. */
  round: z.number(),
  /** The address that it goes to. */
  to: z.string(),
  /** The foundation, as the site names it. */
  site: z.object({ siteName: z.string(), contactEmail: z.string(), phoneNumber: z.string() }),
  sender: z.object({ senderName: z.string(), signature: z.string(), replyTo: z.string() }),
  event: z.optional(eventSchema),
  /** Of an event that has changed, what people were told before. */
  before: z.optional(
    z.object({
      date: z.string(),
      time: z.string(),
      location: z.string(),
      status: z.optional(z.string()),
    }),
  ),
  registration: z.optional(
    z.object({
      id: z.string(),
      partySize: z.number(),
      /** The parties that wait for places, this one and those before it. Also of one that has left the list: those before it. */
      waitingNumber: z.optional(z.number()),
      /** Its person wants no reminder. */
      reminderStopped: z.optional(z.boolean()),
    }),
  ),
  /** A `SubmissionKind`, or one that only a newer release knows: what was received or handled. */
  submissionKind: z.optional(z.string()),
  /** The administrator's own words, to all who registered for the event. */
  announcement: z.optional(z.object({ subject: z.string(), text: z.string() })),
  /** US dollars. */
  amount: z.optional(z.number()),
  /** Who registered on a day, by event. */
  registrations: z.optional(
    z.array(
      z.object({
        eventId: z.number(),
        title: z.string(),
        parties: z.number(),
        people: z.number(),
        /** People who wait for a place. */
        waiting: z.optional(z.number()),
      }),
    ),
  ),
  /** That day in Jamaica, YYYY-MM-DD. */
  day: z.optional(z.string()),
  /** The secrets of its links. */
  tokens: z.partialRecord(z.enum(linkPurposes), z.string()),
})
/** Nothing that a visitor typed is in it but the address that it goes to. */
export type MessageContent = z.infer<typeof messageContentSchema>
