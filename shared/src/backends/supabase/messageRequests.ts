/** What people are told by email, as the administrator sees it. */
import * as z from 'shared/schema'
import { loadPart } from '../../backend/loadPart'
import {
  type Announcement,
  announceAnswerSchema,
  announcementSchema,
  type Mailer,
  type Message,
  type MessageFilter,
  type Messages,
  type MessageText,
  mailStatusSchema,
  messageSchema,
  newsletterAddressSchema,
} from '../../backend/messages'
import { newSubmissionId } from '../../submissions/newSubmissionId'
import { fetchCounted, fetchPage } from './rowsPage'
import { searchFilter } from './searchPattern'
import { callAsAdministrator } from './submissionRequests'

const searchedColumns = ['name', 'email', 'event_title', 'subject']

function pathOf({ state, search = '', submissionId, since }: MessageFilter): string {
  const query = new URLSearchParams({
    ...(state && { state: `eq.${state}` }),
    ...(submissionId && { submission_id: `eq.${submissionId}` }),
    ...(since && { not_before: `gte.${since.toISOString()}` }),
    ...searchFilter(search, searchedColumns),
    // What waits begins with what goes out next.
    order: state === 'waiting' ? 'happens_at,id' : 'happens_at.desc,id.desc',
  })
  return `/rest/v1/message_list?${query}`
}

const sentSchema = z.object({ sentSubject: z.string(), sentText: z.string() })

async function text(id: string): Promise<MessageText | undefined> {
  const query = new URLSearchParams({
    select: 'sent_subject,sent_text',
    id: `eq.${id}`,
    sent_text: 'not.is.null',
    limit: '1',
  })
  const [sent] = (await fetchCounted(`/rest/v1/messages?${query}`, sentSchema)).rows
  return sent && { subject: sent.sentSubject, text: sent.sentText }
}

async function countNewsletterAddresses() {
  const query = new URLSearchParams({ select: 'id', confirmed_at: 'not.is.null', limit: '1' })
  const path = `/rest/v1/newsletter_subscriptions?${query}`
  return (await fetchCounted(path, z.looseObject({}))).total
}

const announcementIdSchema = z.object({ announcementId: z.string() })

async function announcementOf({ id, eventId }: Message): Promise<Announcement | undefined> {
  const query = new URLSearchParams({
    select: 'announcement_id',
    id: `eq.${id}`,
    announcement_id: 'not.is.null',
    limit: '1',
  })
  const [belongs] = (await fetchCounted(`/rest/v1/messages?${query}`, announcementIdSchema)).rows
  if (!belongs || eventId === undefined) return undefined
  return (await mailer.announcements(eventId)).find((one) => one.id === belongs.announcementId)
}

const outcomeSchema = z.object({ outcome: z.string() })

const mailer: Mailer = {
  status: () => callAsAdministrator('mail_status', {}, mailStatusSchema),
  text,
  preview: async (message) =>
    (await loadPart(() => import('./previewMessage'))).previewMessage(message),
  announcementOf,
  async resend(id) {
    const { outcome } = await callAsAdministrator('resend_message', { id }, outcomeSchema)
    return outcome === 'accepted'
  },
  announce: (id, eventId, words) =>
    callAsAdministrator('announce', { id, event_id: eventId, ...words }, announceAnswerSchema),
  announcements: (eventId) =>
    callAsAdministrator('announcements', { event_id: eventId }, z.array(announcementSchema)),
  async stopAnnouncement(id) {
    const stoppedSchema = z.object({ stopped: z.number() })
    return (await callAsAdministrator('stop_announcement', { id }, stoppedSchema)).stopped
  },
  async sendTest(announcement?: MessageText) {
    const args = { id: newSubmissionId(), ...(announcement && { announcement }) }
    return (await callAsAdministrator('send_test', args, outcomeSchema)).outcome === 'accepted'
  },
  countNewsletterAddresses,
  newsletterAddresses: () =>
    callAsAdministrator('newsletter_addresses', {}, z.array(newsletterAddressSchema)),
}

export const messageRequests: Messages = {
  list: (filter, page, size) => fetchPage(pathOf(filter), messageSchema, page, size),
  async countRecipients(eventId) {
    const { count = 0 } = await callAsAdministrator(
      'announce',
      { event_id: eventId },
      announceAnswerSchema,
    )
    return count
  },
  mailer,
}
