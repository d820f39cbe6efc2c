/** What the database does for the administrator who is signed in. */
import { authStore } from 'shared/auth'
import { BackendError } from 'shared/backend'
import * as z from 'shared/schema'
import {
  type Administration,
  type AuditEntry,
  auditEntrySchema,
} from '../../backend/administration'
import { contentKeys } from '../../content/contentKinds'
import { administratorRequest } from './administratorRequest'
import { fetchVersions } from './content/contentVersions'
import { databaseAge } from './content/databaseAge'
import { setChangeRecorder } from './content/supabaseCollection'
import { door, sendWaitingTaps } from './door/door'
import { forgetDoor, keptTaps } from './door/doorCopy'
import { messageRequests } from './messageRequests'
import { discard, discardOthers, keepMine, takeTheirs, tryAgain } from './outbox/entryChanges'
import { isOutboxVolatile, outbox, recordChangesOf } from './outbox/outbox'
import { startSender } from './outbox/sender'
import { registrationRequests } from './registrationRequests'
import { renamedFromRow } from './rows'
import { fetchPage } from './rowsPage'
import { callAsAdministrator, submissionRequests } from './submissionRequests'
import { loadForAdministrator } from './sync/readContent'

/**
 * Resolves once this browser has the content as the administrator sees it, and from then on sends what
 * they change. Rejects with a `BackendError` whose message is for them.
 */
export async function open(): Promise<Administration> {
  try {
    await Promise.all(contentKeys.map(loadForAdministrator))
  } catch (cause) {
    throw new BackendError('unavailable', await explainFailure(cause), { cause })
  }
  startOutbox()
  return administration
}

/** Why the content could not be loaded, when this browser has no copy. */
async function explainFailure(cause: unknown): Promise<string> {
  const noAnswer =
    'The database didn’t answer in time. Your connection may be slow or lost: check it, then try again.'
  try {
    const age = await askAge()
    if (age) return `The database is ${age} than this console, so we can’t read all of its content.`
    const isMissing = cause instanceof BackendError && cause.failure === 'unavailable'
    return isMissing ? noAnswer : 'The database sent something this console can’t read.'
  } catch {
    return noAnswer
  }
}

const askAge = async () =>
  databaseAge(await fetchVersions((path) => administratorRequest({ path })), contentKeys)

let sendsFor: string | undefined

/** Sends an administrator's changes until nobody, or somebody else, is signed in. */
function startOutbox() {
  const { user } = authStore.getState()
  if (!user || sendsFor === user.id) return
  sendsFor = user.id
  recordChangesOf(user)
  const stop = startSender(user.id, (request) => administratorRequest(request, user.id))
  const stopTaps = sendWaitingTaps()
  const unsubscribe = authStore.subscribe(() => {
    if (authStore.getState().user?.id === user.id) return
    unsubscribe()
    stop()
    stopTaps()
    forgetDoor()
    setChangeRecorder(undefined)
    sendsFor = undefined
  })
}

/** A row of the history, in which columns have the database's names. */
const auditRow = {
  parse(row: unknown): AuditEntry {
    const { before, after, ...entry } = auditEntrySchema.parse(row)
    return {
      ...entry,
      before: before && renamedFromRow(before),
      after: after && renamedFromRow(after),
    }
  },
}

const administration: Administration = {
  submissions: submissionRequests,
  registrations: registrationRequests,
  door,
  history: {
    list({ table, rowId }, page, size) {
      const query = new URLSearchParams({
        order: 'at.desc,id.desc',
        ...(table && { table_name: `eq.${table}` }),
        ...(rowId && { row_id: `eq.${rowId}` }),
      })
      return fetchPage(`/rest/v1/audit?${query}`, auditRow, page, size)
    },
    // A change leaves the outbox when the database has it.
    subscribe: outbox.subscribe,
    forget: (email) => callAsAdministrator('forget_in_history', { email }, z.number()),
  },
  messages: messageRequests,
  outbox: {
    ...outbox,
    subscribe(onChange) {
      const stops = [outbox, keptTaps()].map(({ subscribe }) => subscribe(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    isVolatile: () => isOutboxVolatile() || keptTaps().isUnsaved(),
    keepMine,
    takeTheirs,
    discard,
    tryAgain,
    discardOthers,
    databaseAge: askAge,
  },
  leaveRemovesDrafts: true,
  leave: removeDrafts,
}

/** Drafts are this administrator's. The copies of what only administrators see go with the session. */
function removeDrafts() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('draft:')) localStorage.removeItem(key)
  }
}
