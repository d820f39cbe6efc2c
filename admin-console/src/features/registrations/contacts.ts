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

export interface Contacts {
  /** Those about which somebody is to be contacted. */
  events: readonly EventContacts[]
  /** The ids of the registrations. */
  registrations: ReadonlySet<string>
}

export interface EventContacts {
  event: CharityEvent
  /** Nobody is left out here but those whom an email reaches. */
  contacts: readonly Contact[]
  /** Whether others are told by email. */
  mailRuns: boolean
}

const mostChanges = 100

/** Whom to contact about those of the events that are to come. */
export async function loadContacts(events: readonly CharityEvent[]): Promise<Contacts> {
  const found = await loadByEvent(events)
  const ids = found.flatMap(({ contacts }) => contacts.map(({ registration }) => registration.id))
  return { events: found, registrations: new Set(ids) }
}

async function loadByEvent(events: readonly CharityEvent[]): Promise<EventContacts[]> {
  const now = new Date()
  const coming = events.filter((event) => event.status !== 'draft' && !isDayOver(event, now))
  if (coming.length === 0) return []
  const { submissions, history, messages } = administration()
  const mailRuns = messages.mailer !== undefined && !isMailSilent(await messages.mailer.status())
  const registrations = await submissions.all({
    kinds: ['registration'],
    notCanceled: true,
    eventIds: coming.map(({ id }) => id),
    withoutEmail: mailRuns,
  })
  const loaded = coming.map(async (event) => {
    // A shell of an earlier release does not know the filter.
    const unreached = registrations.filter(
      ({ eventId, email }) => eventId === event.id && !(mailRuns && email),
    )
    if (unreached.length === 0) return []
    const { rows } = await history.list({ table: 'events', rowId: `${event.id}` }, 1, mostChanges)
    const contacts = contactsOf(event, unreached, rows)
    return contacts.length > 0 ? [{ event, contacts, mailRuns }] : []
  })
  return (await Promise.all(loaded)).flat()
}

/** @param changes entries of the history about the event, the newest first */
function contactsOf(
  event: CharityEvent,
  registrations: readonly Submission[],
  changes: readonly AuditEntry[],
): Contact[] {
  const changed = new Set(untold(registrations, event, changes))
  return registrations
    .map((registration) => ({
      registration,
      isUntold: changed.has(registration),
      hasMovedUp: !isCalledOff(event) && hasMovedUp(registration),
    }))
    .filter(({ isUntold, hasMovedUp }) => isUntold || hasMovedUp)
}

const hasMovedUp = ({ promotedAt, handledAt = '' }: Submission) =>
  promotedAt !== undefined && handledAt < promotedAt
