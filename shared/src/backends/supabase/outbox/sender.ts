/**
 * Sends an administrator's outbox to the database: in one tab at a time, and the changes of each row in
 * their order. An entry that needs a decision holds up only its own row.
 */

import { BackendError } from 'shared/backend'
import { reportError } from 'shared/reporting'
import { isOwn, needsDecision, type OutboxEntry, type OutboxFailure } from '../../../backend/outbox'
import { events } from '../../../collections/events'
import { contentKind } from '../../../content/contentKinds'
import { withLock } from '../../../persistence/withLock'
import type { SupabaseRequest } from '../supabaseRequest'
import { acknowledge, definitionOf, markAsSent, recordFailure } from './entryChanges'
import { explainRefusal } from './explainRefusal'
import { outbox, readOutbox } from './outbox'
import { readRow, sendChange, sendNewRows, type TableRequest } from './sendChange'

const [firstPauseMs, longestPauseMs] = [1000, 60_000]

/**
 * Sends the entries that there are and those that are added, until the returned function is called.
 * @param administrator whose changes are sent, by id, and nobody else's
 * @param sendRequest sends a request to the database as this administrator
 */
export function startSender(
  administrator: string,
  sendRequest: (request: SupabaseRequest) => Promise<unknown>,
) {
  let running = false
  let stopped = false
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined

  /** The number of each entry's last attempt, by its key. */
  const attempts = new Map<string, number>()
  let attempt = 0
  const attemptOf = ({ key }: OutboxEntry) => attempts.get(key) ?? 0

  /** The entry whose last attempt is longest ago, so that one that keeps failing holds up no other. */
  const nextToSend = (retry: boolean): OutboxEntry | undefined =>
    entriesToSend(administrator)
      .filter(({ failure }) => retry || !failure)
      .sort((a, b) => attemptOf(a) - attemptOf(b))[0]

  /** @param retry whether to include entries whose last attempt failed */
  async function run(retry: boolean) {
    if (running || stopped) return
    running = true
    clearTimeout(timer)
    try {
      await withLock('outbox', () => sendAll(retry))
    } catch (error) {
      reportError('shared', 'A change could not be sent', error)
      return
    } finally {
      running = false
    }
    if (stopped) return
    // An entry may have been added while this run was ending.
    if (nextToSend(false)) void run(false)
    else if (nextToSend(true)?.failure?.reason === 'unavailable') {
      timer = setTimeout(() => run(true), pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  async function sendAll(retry: boolean) {
    for (;;) {
      const next = nextToSend(retry)
      if (!next) return
      const together = withOtherNewRows(next, entriesToSend(administrator))
      const [entry, ...others] = await markAsSent(together)
      if (stopped) return
      if (entry && others.length > 0) await sendTogether(tableRequest(entry), [entry, ...others])
      else if (entry && !(await send(entry))) return
    }
  }

  async function sendTogether(request: TableRequest, entries: OutboxEntry[]) {
    try {
      const rows = await sendNewRows(
        request,
        entries.map(({ change }) => change),
      )
      await acknowledge(entries, (id) => rows.get(id) ?? null)
    } catch (error) {
      // They are sent once more, one by one, to learn what became of each.
      if (!(error instanceof BackendError)) throw error
    }
  }

  /** Resolves with whether to go on with the next entry. */
  async function send(entry: OutboxEntry): Promise<boolean> {
    attempt += 1
    attempts.set(entry.key, attempt)
    try {
      const request = tableRequest(entry)
      const { conflict, row } = await sendChange(request, entry.change)
      if (conflict) await recordFailure(entry, { reason: 'conflict', theirs: row })
      else {
        const recounted = mayGivePlaces(entry) ? await readRow(request, entry.change.id) : row
        await acknowledge([entry], () => recounted)
      }
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      const reason = outboxReason(error)
      const waits = reason === 'unavailable' || reason === 'signedOut'
      await recordFailure(entry, waits ? { reason } : { reason, message: explainRefusal(error) })
      return !waits
    }
    pauseMs = firstPauseMs
    return true
  }

  const tableRequest =
    ({ collection }: OutboxEntry): TableRequest =>
    ({ query = '', ...request }) =>
      sendRequest({
        ...request,
        path: `/rest/v1/${contentKind(collection)?.table}${query}`,
        headers: { prefer: 'return=representation' },
      })

  function retryNow() {
    pauseMs = firstPauseMs
    void run(true)
  }
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') retryNow()
  }

  const unsubscribe = outbox.subscribe(() => {
    if (!running && nextToSend(false)) void run(false)
  })
  addEventListener('online', retryNow)
  document.addEventListener('visibilitychange', onVisibilityChange)
  retryNow()

  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
    removeEventListener('online', retryNow)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}

/** Those who wait may get places of an event then, which the answer to the change does not count yet. */
const mayGivePlaces = ({ collection, change: { before, after } }: OutboxEntry) =>
  collection === events.key &&
  before !== null &&
  ['slots', 'attendees', 'status', 'date', 'time'].some((field) => after && field in after)

/** A key that is there already is as final as a refusal; code that has not come may come. */
function outboxReason({ failure }: BackendError): OutboxFailure['reason'] {
  if (failure === 'taken') return 'refused'
  return failure === 'notLoaded' ? 'unavailable' : failure
}

/** The number of new rows in one request: a restored backup has thousands. */
const maxNewRows = 200

/** The entry; if it adds a row, also the others that add rows to its collection and were not tried yet. */
function withOtherNewRows(entry: OutboxEntry, entries: OutboxEntry[]): OutboxEntry[] {
  const isNew = ({ change, sent, failure, collection }: OutboxEntry) =>
    !change.before && !sent && !failure && collection === entry.collection
  if (!isNew(entry)) return [entry]
  const others = entries.filter((other) => other.key !== entry.key && isNew(other))
  return [entry, ...others].slice(0, maxNewRows)
}

/** The administrator's first entry of each row, where it can be sent. */
function entriesToSend(administrator: string): OutboxEntry[] {
  const first = new Map<string, OutboxEntry>()
  for (const entry of readOutbox()) {
    if (!isOwn(entry, administrator)) continue
    const row = `${entry.collection} ${entry.change.id}`
    if (!first.has(row)) first.set(row, entry)
  }
  return [...first.values()].filter((entry) => definitionOf(entry) && !needsDecision(entry))
}
