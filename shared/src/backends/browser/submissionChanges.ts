/** What the administrator changes about submissions, and how a person is forgotten. */
import type {
  AuditEntry,
  DeletedSubmissions,
  Mention,
  Submission,
} from '../../backend/administration'
import { redacted } from '../../backend/history'
import { allDefinitions } from '../../collections/definitions'
import { events } from '../../collections/events'
import { contentKind } from '../../content/contentKinds'
import type { CharityEvent } from '../../entities/event'
import { isUpcoming } from '../../format/eventTime'
import { submissionKind } from '../../submissions/submissionKinds'
import { deviceCollection } from '../device/deviceCollection'
import { changeSubmission, readHistory, readSubmissions, write } from './browserDatabase'
import { recordEntries } from './recordHistory'

/** That it happened, and nothing of what the visitor wrote. */
const record = (action: AuditEntry['action'], submissions: readonly Submission[]) =>
  recordEntries(
    submissions.map(({ id, kind }) => ({
      tableName: submissionKind(kind)?.table ?? kind,
      rowId: id,
      action,
    })),
  )

export const setHandled = (submission: Submission, handled: boolean) =>
  write(async (open) => {
    const handledAt = handled ? new Date().toISOString() : undefined
    const isThere = await changeSubmission(
      open,
      submission.id,
      (sent) => sent && { ...sent, handledAt },
    )
    if (isThere) await record(handled ? 'handle' : 'reopen', [submission])
  })

export async function meant(deleted: DeletedSubmissions): Promise<Submission[]> {
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

export async function remove(submissions: readonly Submission[]) {
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

export async function forget(email: string) {
  const count = await remove(await meant({ email }))
  return { count, mentions: await mentions(spelledAlike(email)) }
}

export async function forgetInHistory(email: string): Promise<number> {
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
