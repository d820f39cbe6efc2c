/** What visitors sent in this browser, and what was changed in it, for the demonstration's administrator. */
import type {
  Administration,
  Page,
  Submission,
  SubmissionFilter,
  VisitorFigures,
} from '../../backend/administration'
import { loadPart } from '../../backend/loadPart'
import type { Outbox, OutboxEntry } from '../../backend/outbox'
import { containsWords } from '../../backend/search'
import { donations } from '../../collections/donations'
import { doorTaps } from '../../collections/doorTaps'
import { recentMs } from '../../submissions/recentMs'
import { deviceCollection, usedCollections } from '../device/deviceCollection'
import { forgetWalkIns } from '../device/forgetWalkIns'
import { readHistory, readSubmissions } from './browserDatabase'
import { historyRecorded } from './historyRecorded'

async function all(filter: SubmissionFilter): Promise<readonly Submission[]> {
  const found = (await readSubmissions()).filter((submission) => matches(submission, filter))
  return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
}

function matches(submission: Submission, filter: SubmissionFilter): boolean {
  const { kind, name = '', email, eventTitle = '', createdAt } = submission
  const { id, ids, kinds, unhandled, notCanceled, search = '', eventId, since } = filter
  const { eventIds, withoutEmail } = filter
  return (
    (!id || submission.id === id) &&
    (!ids || ids.includes(submission.id)) &&
    (!kinds || kinds.includes(kind)) &&
    !(unhandled && submission.handledAt) &&
    !(notCanceled && submission.canceledAt) &&
    (eventId === undefined || submission.eventId === eventId) &&
    (!eventIds || eventIds.some((one) => one === submission.eventId)) &&
    !(withoutEmail && email) &&
    (!since || createdAt >= since.toISOString()) &&
    containsWords([name, email, eventTitle], search)
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

/** Loaded with the first change: to see what has come in, nobody needs it. */
const changes = () => loadPart(() => import('./submissionChanges'))

/** Loaded with the first list of them. */
const browserMessages = () => loadPart(() => import('./messages/browserMessages'))

const none: readonly OutboxEntry[] = []
const nothing = () => Promise.resolve()

/** Every change is where it belongs at once, unless the browser has no room for it: nothing waits. */
const noOutbox: Outbox = {
  get: () => none,
  subscribe(onChange) {
    const stops = usedCollections().map(({ subscribe }) => subscribe(onChange))
    return () => {
      for (const stop of stops) stop()
    }
  },
  isVolatile: () => usedCollections().some(({ isUnsaved }) => isUnsaved()),
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
    setHandled: async (...handled) => (await changes()).setHandled(...handled),
    remove: async (submission) => (await changes()).remove([submission]),
    count: async (deleted) => (await (await changes()).meant(deleted)).length,
    async removeMany(deleted) {
      const { meant, remove } = await changes()
      if ('before' in deleted) await forgetWalkIns(deleted.before)
      return remove(await meant(deleted))
    },
    forget: async (email) => (await changes()).forget(email),
    senders: async () => ({ unknown: false, floods: [] }),
  },
  registrations: {
    save: async (...registration) => (await changes()).saveRegistration(...registration),
    addWaiting: async (...registration) => (await changes()).addWaiting(...registration),
    cancel: async (id) => (await changes()).cancelRegistration(id),
    promote: async (...waiting) => (await changes()).promoteRegistration(...waiting),
  },
  door: {
    registrations: (eventId) => all({ kinds: ['registration'], eventId }),
    taps: () => deviceCollection(doorTaps).get(),
    subscribe: (onChange) => deviceCollection(doorTaps).subscribe(onChange),
    add: async (taps) => (await changes()).addTaps(taps),
    sync: nothing,
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
    subscribe: (onChange) => historyRecorded.subscribe(onChange),
    forget: async (email) => (await changes()).forgetInHistory(email),
  },
  messages: {
    async list(filter, page, size) {
      const messages = await (await browserMessages()).listMessages(filter)
      return pageOf(messages, page, size)
    },
    countRecipients: async (eventId) => (await browserMessages()).countRecipients(eventId),
    preview: async (id) => (await browserMessages()).previewMessage(id),
  },
  outbox: noOutbox,
  // All that is here is everybody's who uses this browser.
  leave: () => {},
}
