/** What the administrator changes about submissions, and how a person is forgotten. */
import type {
  Administration,
  AuditEntry,
  DeletedSubmissions,
  EnteredRegistration,
  Mention,
  SavedRegistration,
  Submission,
} from '../../backend/administration'
import { redacted } from '../../backend/history'
import { allDefinitions } from '../../collections/definitions'
import { type DoorTap, doorTaps } from '../../collections/doorTaps'
import { contentKind } from '../../content/contentKinds'
import { changesBetween } from '../../content/rowChanges'
import { spotsRemaining } from '../../entities/event'
import { isUpcoming } from '../../format/eventTime'
import { mergeTaps } from '../../submissions/arrivals'
import { fitNames, partySizeOf } from '../../submissions/party'
import { submissionKind, submissionKinds } from '../../submissions/submissionKinds'
import { deviceCollection } from '../device/deviceCollection'
import {
  changeRegistration,
  forgetRegistration,
  rememberedRegistration,
} from '../device/deviceRegistrations'
import { changeSubmission, readHistory, readSubmissions, write } from './browserDatabase'
import { changeAttendees, changingPlaces, freshestEvent, freshestEvents } from './places'
import { type HistoryEntry, recordEntries } from './recordHistory'
import { promote, promoteWaiting } from './waiting'

/** That it happened, and nothing of what the visitor wrote. */
const record = (action: AuditEntry['action'], submissions: readonly Submission[]) =>
  recordEntries(
    submissions.map(({ id, kind }) => ({
      tableName: submissionKind(kind)?.table ?? kind,
      rowId: id,
      action,
    })),
  )

export const setHandled = (submission: Submission, handled: boolean, at?: string) =>
  write(async (open) => {
    const handledAt = handled ? (at ?? new Date().toISOString()) : undefined
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

export const remove = (submissions: readonly Submission[]) =>
  changingPlaces(async () => {
    await write(async (open) => {
      const { store, done } = open.transaction('submissions', 'readwrite')
      // What has been canceled since it was listed gives nothing back.
      const current = await Promise.all(submissions.map(({ id }) => store.get(id)))
      for (const { id } of submissions) void store.delete(id)
      await done
      const found = current.filter((submission) => submission !== undefined)
      await record('delete', found)
      const ids = new Set(found.map(({ id }) => id))
      await deviceCollection(doorTaps).update((taps) =>
        taps.filter(({ registrationId = '' }) => !ids.has(registrationId)),
      )
      await givePlacesBack(found)
    })
    return submissions.length
  })

/** A deleted event may be brought back, with who came: its taps stay for a month. */
const orphanedMs = 30 * 24 * 60 * 60 * 1000

export async function addTaps(taps: readonly DoorTap[]) {
  const listed = new Set((await freshestEvents()).map(({ id }) => id))
  const old = new Date(Date.now() - orphanedMs).toISOString()
  await deviceCollection(doorTaps).update((current) =>
    mergeTaps(
      current.filter(({ eventId, at }) => listed.has(eventId) || at > old),
      // There is nobody to send them to.
      taps.map((tap) => ({ ...tap, sent: true })),
    ),
  )
}

/** Those of coming events. This device has nothing to cancel any more. */
async function givePlacesBack(submissions: readonly Submission[]) {
  const now = new Date()
  const coming = (await freshestEvents()).filter((event) => isUpcoming(event, now))
  const valid = submissions.filter(({ kind, canceledAt }) => kind === 'registration' && !canceledAt)
  for (const registration of valid) {
    const known = await rememberedRegistration(registration.id)
    if (known) await forgetRegistration(known)
    const event = coming.find(({ id }) => id === registration.eventId)
    if (event) await changeAttendees(event.id, -placesOf(registration))
  }
  for (const id of new Set(valid.map(({ eventId }) => Number(eventId)))) await promoteWaiting(id)
}

const placesOf = (registration: Submission | undefined) =>
  registration && !registration.waitingSince ? partySizeOf(registration) : 0

const find = async (id: string) => (await readSubmissions()).find((sent) => sent.id === id)

/** @param whereFull whether one that finds too few places takes them all the same, or waits if it is new */
const keepRegistration = (
  id: string,
  entered: Partial<EnteredRegistration>,
  eventId: number,
  whereFull?: 'takes' | 'waits',
): Promise<SavedRegistration> =>
  changingPlaces(async () => {
    const before = await find(id)
    const event = await freshestEvent(eventId)
    const isMoved = before && before.eventId !== eventId
    if (before?.canceledAt || (!event && (!before || isMoved))) return { outcome: 'gone' }
    const now = new Date().toISOString()
    const known =
      before ??
      ({
        ...{ id, kind: 'registration', createdAt: now, handledAt: now, channel: 'phone' },
        ...{ email: '', details: {} },
      } satisfies Submission)
    const { name = known.name, email = known.email, phone = known.phone, ...others } = entered
    // What is not entered stays: the visitor may have changed it meanwhile.
    const details = Object.entries({ ...known.details, ...others }).filter(
      ([field, text]) => text && !(field === 'partySize' && text === '1'),
    )
    const after = fitNames(known, {
      ...known,
      ...{ name, email, phone, eventId },
      eventTitle: before && !isMoved ? before.eventTitle : event?.title,
      details: Object.fromEntries(details) as Submission['details'],
    })
    const more = event ? placesOf(after) - (isMoved ? 0 : placesOf(before)) : 0
    const outcome = await changeAttendees(eventId, more, whereFull === 'takes')
    if (outcome === 'full' && whereFull === 'waits' && !before) after.waitingSince = now
    else if (outcome !== 'accepted') return { outcome, left: event && spotsRemaining(event) }
    await write((open) => open.put('submissions', after)).catch(async (error) => {
      if (!after.waitingSince) await changeAttendees(eventId, -more)
      throw error
    })
    if (isMoved) await changeAttendees(Number(before.eventId), -placesOf(before))
    const own = await rememberedRegistration(id)
    if (own) await changeRegistration(own, { eventId, partySize: partySizeOf(after) })
    await recordEntries(before ? changesOf(before, after) : [addedEntry(after)])
    for (const changed of new Set([eventId, before?.eventId])) await promoteWaiting(Number(changed))
    return { outcome: whereFull === 'waits' && after.waitingSince ? 'waiting' : 'accepted' }
  })

export const saveRegistration: Administration['registrations']['save'] = (
  id,
  entered,
  eventId,
  aboveSlots,
) => keepRegistration(id, entered, eventId, aboveSlots ? 'takes' : undefined)

export const addWaiting = (id: string, entered: EnteredRegistration, eventId: number) =>
  keepRegistration(id, entered, eventId, 'waits')

export const cancelRegistration = (id: string) =>
  changingPlaces(async () => {
    const before = await find(id)
    if (!before || before.canceledAt) return
    const after = { ...before, canceledAt: new Date().toISOString() }
    await write((open) => open.put('submissions', after))
    await changeAttendees(Number(before.eventId), -placesOf(before))
    const known = await rememberedRegistration(id)
    if (known) await forgetRegistration(known)
    await recordEntries(changesOf(before, after))
    await promoteWaiting(Number(before.eventId))
  })

export const promoteRegistration: Administration['registrations']['promote'] = (id, aboveSlots) =>
  changingPlaces(async () => {
    const before = await find(id)
    if (!before || before.canceledAt) return { outcome: 'gone' }
    if (!before.waitingSince) return { outcome: 'accepted' }
    const outcome = await promote(before, aboveSlots)
    const event = await freshestEvent(before.eventId)
    if (outcome !== 'accepted') return { outcome, left: event && spotsRemaining(event) }
    const { waitingSince: _, ...after } = before
    await recordEntries(changesOf(before, after))
    return { outcome }
  })

const addedEntry = ({ id }: Submission) => ({
  tableName: submissionKinds.registration.table,
  rowId: id,
  action: 'insert' as const,
})

/** What an administrator changed of a registration: its event and its party, and that there was something else. */
function changesOf(before: Submission, after: Submission): HistoryEntry[] {
  const told = (registration: Submission) => ({
    eventTitle: registration.eventTitle,
    partySize: partySizeOf(registration),
    canceledAt: registration.canceledAt,
    waitingSince: registration.waitingSince,
  })
  const personal = ({ name, email, phone, details: { partySize: _, ...details } }: Submission) => ({
    ...{ name, email, phone },
    ...details,
  })
  const [change] = changesBetween([{ id: 0, ...told(before) }], [{ id: 0, ...told(after) }])
  const [hidden] = changesBetween([{ id: 0, ...personal(before) }], [{ id: 0, ...personal(after) }])
  const isMoved = before.eventId !== after.eventId
  if (!change && !hidden && !isMoved) return []
  // Events may have the same title.
  const titleOf = ({ eventTitle }: Submission) => isMoved && { eventTitle }
  const redact = (fields: object | null | undefined) =>
    Object.fromEntries(Object.keys(fields ?? {}).map((name) => [name, redacted]))
  return [
    {
      ...addedEntry(after),
      action: 'update',
      before: { ...titleOf(before), ...change?.before, ...redact(hidden?.before) },
      after: { ...titleOf(after), ...change?.after, ...redact(hidden?.after) },
    },
  ]
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
