/** What people were told by email, behind the part of PostgREST and of the database's functions that the site uses. */
import type { Announcement, MailStatus, Message, NewsletterAddress } from 'shared/backend/messages'
import { toRow } from 'shared/backends/supabase/rows'
import { fakePage } from './fakePage'

/** A message with default values for all fields that a test does not name: a sent one. */
export const message = (id: number, fields: Partial<Message> = {}): Message => ({
  id: `00000000-0000-4000-9000-${String(id).padStart(12, '0')}`,
  kind: 'registered',
  state: 'sent',
  createdAt: new Date(Date.UTC(2025, 8, 1) + id * 60_000).toISOString(),
  notBefore: new Date(Date.UTC(2025, 8, 1) + id * 60_000).toISOString(),
  sentAt: new Date(Date.UTC(2025, 8, 1) + id * 60_000).toISOString(),
  attempts: 1,
  name: `Visitor ${id}`,
  email: `visitor${id}@example.com`,
  eventTitle: 'Back-to-School Health Fair',
  ...fields,
})

const noValues = { name: null, email: null, event_title: null, subject: null }

/** By default, a worker sends, and has nothing to send. */
export function fakeMessages() {
  const state = {
    rows: [] as Message[],
    status: { startedAt: '2025-01-01T00:00:00Z', waiting: 0 } as MailStatus,
    /** What was sent. */
    text: { subject: 'You are registered', text: 'Hello,\n\nSee you there.' },
    announcements: [] as Announcement[],
    /** How many have a place at each event. */
    recipients: 42,
    confirmed: [] as NewsletterAddress[],
    tests: [] as unknown[],
  }

  function answer(name: string, sent: Record<string, unknown>, query: URLSearchParams): unknown {
    if (name === 'message_list')
      return fakePage(
        state.rows.map((row) => ({
          ...{ ...noValues, ...toRow(row) },
          happens_at: row.state === 'sent' ? row.sentAt : row.notBefore,
        })),
        'happens_at',
        query,
      )
    if (name === 'messages')
      return fakePage(
        [
          toRow({
            sentSubject: state.text.subject,
            sentText: state.text.text,
            announcementId: state.announcements[0]?.id ?? null,
          }),
        ],
        '',
        query,
      )
    if (name === 'newsletter_subscriptions') return fakePage(state.confirmed.map(toRow), '', query)
    if (name === 'rpc/mail_status') return { seenAt: new Date().toISOString(), ...state.status }
    if (name === 'rpc/newsletter_addresses') return state.confirmed
    if (name === 'rpc/announcements') return state.announcements
    if (name === 'rpc/announce') return announce(sent)
    if (name === 'rpc/stop_announcement') {
      state.announcements = state.announcements.map((one) => ({
        ...one,
        waiting: 0,
        stoppedAt: new Date().toISOString(),
      }))
      return { stopped: 1 }
    }
    if (name === 'rpc/send_test') {
      state.tests.push(sent.announcement)
      return { outcome: state.status.startedAt ? 'accepted' : 'notStarted' }
    }
    if (name === 'rpc/resend_message') {
      state.rows = state.rows.map((row) =>
        row.id === sent.id ? { ...row, state: 'waiting' } : row,
      )
      return { outcome: 'accepted' }
    }
  }

  function announce({ id, subject, text }: Record<string, unknown>) {
    if (!id) return { outcome: 'accepted', count: state.recipients }
    if (state.announcements.some((one) => one.id === id)) return { outcome: 'repeated' }
    state.announcements.push({
      ...{ id: String(id), subject: String(subject), text: String(text) },
      ...{ at: new Date().toISOString(), sent: 0, waiting: state.recipients, failed: 0 },
    })
    return { outcome: 'accepted', count: state.recipients }
  }

  return Object.assign(state, { answer })
}
