/** What visitors sent in this browser, and what was changed in it, for the demonstration's administrator. */
import type {
  Administration,
  AuditEntry,
  DeletedSubmissions,
  Page,
  Submission,
  SubmissionFilter,
  VisitorFigures,
} from '../../backend/administration'
import type { Outbox, OutboxEntry } from '../../backend/outbox'
import { donations } from '../../collections/donations'
import { submissionKind } from '../../submissions/submissionKinds'
import { deviceCollection } from '../device/deviceCollection'
import { changeSubmission, readHistory, readSubmissions, write } from './browserDatabase'
import { recordEntries } from './recordHistory'

const recentMs = 30 * 86_400_000

async function all(filter: SubmissionFilter): Promise<readonly Submission[]> {
  const found = (await readSubmissions()).filter((submission) => matches(submission, filter))
  return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
}

function matches(submission: Submission, filter: SubmissionFilter): boolean {
  const { kind, name = '', email, eventTitle = '', createdAt } = submission
  const { kinds, unhandled, notCanceled, eventId, since } = filter
  const text = filter.search?.trim().toLowerCase() ?? ''
  return (
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
  const sent = await readSubmissions()
  if ('email' in deleted) {
    const email = deleted.email.trim().toLowerCase()
    return sent.filter((submission) => submission.email.toLowerCase() === email)
  }
  const before = deleted.before.toISOString()
  return sent.filter(({ kind, createdAt }) => createdAt < before && !submissionKind(kind)?.lasting)
}

async function remove(submissions: readonly Submission[]) {
  await write(async (open) => {
    const { store, done } = open.transaction('submissions', 'readwrite')
    for (const { id } of submissions) void store.delete(id)
    await done
    await record('delete', submissions)
  })
  return submissions.length
}

const none: readonly OutboxEntry[] = []
const nothing = () => Promise.resolve()

/** Every change is where it belongs at once: nothing waits. */
const noOutbox: Outbox = {
  get: () => none,
  subscribe: () => () => {},
  isVolatile: () => false,
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
  },
  outbox: noOutbox,
  // All that is here is everybody's who uses this browser.
  leave: () => {},
}
