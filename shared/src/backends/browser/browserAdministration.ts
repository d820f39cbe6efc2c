/** What visitors sent in this browser, and what was changed in it, for the demonstration's administrator. */
import type {
  Administration,
  AuditEntry,
  DeletedSubmissions,
  Mention,
  Page,
  Submission,
  SubmissionFilter,
  VisitorFigures,
} from '../../backend/administration'
import { redacted } from '../../backend/history'
import type { Outbox, OutboxEntry } from '../../backend/outbox'
import { allDefinitions } from '../../collections/definitions'
import { donations } from '../../collections/donations'
import { events } from '../../collections/events'
import { contentKind } from '../../content/contentKinds'
import type { CharityEvent } from '../../entities/event'
import { isUpcoming } from '../../format/eventTime'
import { recentMs } from '../../submissions/recentMs'
import { submissionKind } from '../../submissions/submissionKinds'
import { deviceCollection } from '../device/deviceCollection'
import { changeSubmission, readHistory, readSubmissions, write } from './browserDatabase'
import { recordEntries } from './recordHistory'

async function all(filter: SubmissionFilter): Promise<readonly Submission[]> {
  const found = (await readSubmissions()).filter((submission) => matches(submission, filter))
  return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
}

function matches(submission: Submission, filter: SubmissionFilter): boolean {
  const { kind, name = '', email, eventTitle = '', createdAt } = submission
  const { id, kinds, unhandled, notCanceled, eventId, since } = filter
  const text = filter.search?.trim().toLowerCase() ?? ''
  return (
    (!id || submission.id === id) &&
    (!kinds || kinds.includes(kind)) &&
    !(unhandled && submission.handledAt) &&
    !(notCanceled && submission.canceledAt) &&
    (eventId === undefined || submission.eventId === eventId) &&
    (!since || createdAt >= since.toISOString()) &&
    [name, email, eventTitle].some((field) => field.toLowerCase().includes(text))
  )
}

/** A page of a list; the last one where the wanted page no longer exists. */
function pageOf<Item>(items: readonly Item[], wanted: number, size: number): Page<Item> {
  const page = Math.min(wanted, Math.max(1, Math.ceil(items.length / size)))
  return { rows: items.slice((page - 1) * size, page * size), total: items.length, page }
}

async function figures(): Promise<VisitorFigures> {
  const sent = await readSubmissions()
  const valid = sent.filter(({ canceledAt }) => !canceledAt)
  const kinds: VisitorFigures['kinds'] = {}
  for (const { kind } of valid) kinds[kind] = (kinds[kind] ?? 0) + 1
  const recently = new Date(Date.now() - recentMs).toISOString()
  const completed = deviceCollection(donations)
    .get()
    .filter(({ status }) => status === 'completed')
  return {
    kinds,
    registrationsLast30Days: valid.filter(
      ({ kind, createdAt }) => kind === 'registration' && createdAt >= recently,
    ).length,
    unhandled: valid.filter(({ handledAt }) => !handledAt).length,
    submissions: sent.length,
    donationsTotal: completed.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** That it happened, and nothing of what the visitor wrote. */
const record = (action: AuditEntry['action'], submissions: readonly Submission[]) =>
  recordEntries(
    submissions.map(({ id, kind }) => ({
      tableName: submissionKind(kind)?.table ?? kind,
      rowId: id,
      action,
    })),
  )

const setHandled = (submission: Submission, handled: boolean) =>
  write(async (open) => {
    const handledAt = handled ? new Date().toISOString() : undefined
    const isThere = await changeSubmission(
      open,
      submission.id,
      (sent) => sent && { ...sent, handledAt },
    )
    if (isThere) await record(handled ? 'handle' : 'reopen', [submission])
  })

async function meant(deleted: DeletedSubmissions): Promise<Submission[]> {
  // Nobody knows where it came from.
  if ('sender' in deleted) return []
  const sent = await readSubmissions()
  if ('email' in deleted) {
    const person = spelledAlike(deleted.email)
    return sent.filter((submission) => spelledAlike(submission.email) === person)
  }
  const before = deleted.before.toISOString()
  return sent.filter(({ kind, createdAt }) => createdAt < before && !submissionKind(kind)?.lasting)
}

const spelledAlike = (email: string) => email.trim().toLowerCase()

async function remove(submissions: readonly Submission[]) {
  await write(async (open) => {
    const { store, done } = open.transaction('submissions', 'readwrite')
    for (const { id } of submissions) void store.delete(id)
    await done
    await record('delete', submissions)
    await givePlacesBack(submissions)
  })
  return submissions.length
}

/** Those of coming events. */
async function givePlacesBack(submissions: readonly Submission[]) {
  const valid = submissions.filter(({ kind, canceledAt }) => kind === 'registration' && !canceledAt)
  const now = new Date()
  const places = (event: CharityEvent) =>
    isUpcoming(event, now) ? valid.filter(({ eventId }) => eventId === event.id).length : 0
  await deviceCollection(events).update((current) =>
    current.map((event) => ({
      ...event,
      attendees: Math.max(0, event.attendees - places(event)),
    })),
  )
}

const names = (row: unknown, person: string) => JSON.stringify(row).toLowerCase().includes(person)

async function mentions(person: string): Promise<Mention[]> {
  const submissions = (await readSubmissions()).map((submission) => ({
    table: submissionKind(submission.kind)?.table ?? '',
    id: submission.id,
    row: submission as unknown,
  }))
  const content = allDefinitions.flatMap((definition) =>
    [deviceCollection<unknown>(definition).get()].flat().map((row) => ({
      table: contentKind(definition.key)?.table ?? '',
      // Settings are one row.
      id: String((row as { id?: number }).id ?? 1),
      row,
    })),
  )
  const history = (await readHistory()).map((row) => ({ table: 'audit', id: String(row.id), row }))
  return [...submissions, ...content, ...history]
    .filter(({ row }) => names(row, person))
    .map(({ table, id }) => ({ table, row: id }))
}

async function forget(email: string) {
  const count = await remove(await meant({ email }))
  return { count, mentions: await mentions(spelledAlike(email)) }
}

async function forgetInHistory(email: string): Promise<number> {
  const person = spelledAlike(email)
  const found = (await readHistory()).filter(({ before, after }) => names([before, after], person))
  const withoutPerson = (fields: AuditEntry['before']) =>
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        names(value, person) ? redacted : value,
      ]),
    )
  await write(async (open) => {
    const { store, done } = open.transaction('history', 'readwrite')
    for (const entry of found) {
      const { before, after } = entry
      void store.put({ ...entry, before: withoutPerson(before), after: withoutPerson(after) })
    }
    await done
  })
  return found.length
}

const none: readonly OutboxEntry[] = []
const nothing = () => Promise.resolve()

const contentCollections = () =>
  allDefinitions.map((definition) => deviceCollection<unknown>(definition))

/** Every change is where it belongs at once, unless the browser has no room for it: nothing waits. */
const noOutbox: Outbox = {
  get: () => none,
  subscribe(onChange) {
    const stops = contentCollections().map(({ subscribe }) => subscribe(onChange))
    return () => {
      for (const stop of stops) stop()
    }
  },
  isVolatile: () => contentCollections().some(({ isUnsaved }) => isUnsaved()),
  keepMine: nothing,
  takeTheirs: nothing,
  discard: nothing,
  tryAgain: nothing,
  discardOthers: () => {},
  databaseAge: nothing as () => Promise<undefined>,
}

export const administration: Administration = {
  submissions: {
    list: async (filter, page, size) => pageOf(await all(filter), page, size),
    all,
    figures,
    setHandled,
    remove: (submission) => remove([submission]),
    count: async (deleted) => (await meant(deleted)).length,
    removeMany: async (deleted) => remove(await meant(deleted)),
    forget,
    senders: async () => ({ unknown: false, floods: [] }),
  },
  history: {
    async list({ table, rowId }, page, size) {
      const entries = (await readHistory()).filter(
        (entry) => (!table || entry.tableName === table) && (!rowId || entry.rowId === rowId),
      )
      return pageOf(
        entries.sort((a, b) => b.id - a.id),
        page,
        size,
      )
    },
    forget: forgetInHistory,
  },
  outbox: noOutbox,
  // All that is here is everybody's who uses this browser.
  leave: () => {},
}
