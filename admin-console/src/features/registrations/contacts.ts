/** Whom an administrator has to tell what no email tells: that an event has changed, or that they have a place. */
import type { AuditEntry, Submission } from 'shared/backend/administration'
import { type CharityEvent, isCalledOff } from 'shared/entities/event'
import { administration } from '../../backend/administration'
import { isMailSilent } from '../../backend/useMailRuns'
import { isDayOver } from '../../format/isDayOver'
import { untold } from './untold'

export interface Contact {
  registration: Submission
  /** The event is another than the one that they know. */
  isUntold: boolean
  /** They got a place that they had waited for. */
  hasMovedUp: boolean
}

export interface EventContacts {
  event: CharityEvent
  contacts: readonly Contact[]
  /** Whether those with an email address are told by email, and none of them is among the contacts. */
  mailRuns: boolean
}

export interface Contacts {
  /** Those about which somebody is to be contacted. */
  events: readonly EventContacts[]
  /** The ids of the registrations. */
  registrations: ReadonlySet<string>
}

/** As many of an event's latest changes as are looked at. */
const maxChanges = 100

/** What happens is told by email that much later: the last of it was not, if email stopped. */
const toldAfterMs = 5 * 60 * 1000

/** Whom to contact about those of the events that are to come. */
export async function loadContacts(events: readonly CharityEvent[]): Promise<Contacts> {
  const now = new Date()
  const coming = events.filter((event) => event.status !== 'draft' && !isDayOver(event, now))
  const byEvent = coming.length > 0 ? await loadByEvent(coming) : []
  const ids = byEvent.flatMap(({ contacts }) => contacts.map(({ registration }) => registration.id))
  return { events: byEvent, registrations: new Set(ids) }
}

async function loadByEvent(events: readonly CharityEvent[]): Promise<EventContacts[]> {
  const { submissions, history, messages } = administration()
  const registered = {
    kinds: ['registration'],
    notCanceled: true,
    eventIds: events.map(({ id }) => id),
  }
  const [mail, withoutEmail] = await Promise.all([
    messages.mailer?.status(),
    submissions.all({ ...registered, withoutEmail: true }),
  ])
  const mailRuns = mail !== undefined && !isMailSilent(mail)
  const registrations = mailRuns ? withoutEmail : await submissions.all(registered)

  const emailed = mail?.seenAt ? new Date(Date.parse(mail.seenAt) - toldAfterMs).toISOString() : ''
  /** When somebody last heard of the event: by an email, too, while emails went out. */
  const heardAt = ({ createdAt, handledAt = '', email }: Submission) =>
    [createdAt, handledAt, email && emailed].toSorted().at(-1) ?? ''

  const loaded = events.map(async (event) => {
    // A shell of an earlier release does not know these filters.
    const unreached = registrations.filter(
      ({ eventId, email }) => eventId === event.id && !(mailRuns && email),
    )
    if (unreached.length === 0) return []
    const about = { table: 'events', rowId: `${event.id}` }
    const { rows } = await history.list(about, 1, maxChanges)
    const contacts = contactsOf(event, unreached, rows, heardAt)
    return contacts.length > 0 ? [{ event, contacts, mailRuns }] : []
  })
  return (await Promise.all(loaded)).flat()
}

/** @param changes entries of the history about the event, the newest first */
function contactsOf(
  event: CharityEvent,
  registrations: readonly Submission[],
  changes: readonly AuditEntry[],
  heardAt: (registration: Submission) => string,
): Contact[] {
  const changed = new Set(untold(registrations, event, changes, heardAt))
  return registrations
    .map((registration) => ({
      registration,
      isUntold: changed.has(registration),
      hasMovedUp: !isCalledOff(event) && (registration.promotedAt ?? '') > heardAt(registration),
    }))
    .filter(({ isUntold, hasMovedUp }) => isUntold || hasMovedUp)
}
