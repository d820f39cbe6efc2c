/** What visitors sent, behind the part of PostgREST and of the database's functions that the site uses. */
import type { Senders, Submission } from 'shared/backend/administration'
import { fromRow, toRow } from 'shared/backends/supabase/rows'
import type { DoorTap } from 'shared/collections/doorTaps'
import { contentKeys, contentKind } from 'shared/content/contentKinds'
import { fitNames, type WithDetails, withParty } from 'shared/submissions/party'
import {
  type SubmissionKind,
  submissionKind,
  submissionKindNames,
} from 'shared/submissions/submissionKinds'
import { fakeMessages } from './fakeMessages'
import { fakePage } from './fakePage'
import type { FakeRequest } from './fakeStore'
import { fakeTables } from './fakeTables'

/** A submission with default values for all fields that a test does not name: a registration. */
export const submission = (id: number, fields: Partial<Submission> = {}): Submission => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  kind: 'registration',
  createdAt: new Date(Date.UTC(2025, 8, 1) + id * 60_000).toISOString(),
  name: `Visitor ${id}`,
  email: `visitor${id}@example.com`,
  eventId: 5,
  eventTitle: 'Back-to-School Health Fair',
  details: {},
  ...fields,
})

const noValues = { name: null, phone: null, event_id: null, event_title: null }
const noTimes = { canceled_at: null, handled_at: null }

type Row = Record<string, unknown>
const names = (row: Row, person: string) => JSON.stringify(row).toLowerCase().includes(person)
const kindOf = ({ kind }: Row) => submissionKind(String(kind))
type Body = Record<string, string> & {
  event_id?: number
  form: Record<string, string>
}

type DoorBody = { about: number; taps: DoorTap[]; since: number }

/**
 * Answers for these submissions, which requests change.
 * @param tables with the events whose places registrations take, and the donations that are counted
 */
export function fakeSubmissions(initial: readonly Submission[] = [], tables = fakeTables({})) {
  let rows: Row[] = []
  const audit: Row[] = []
  const doorTaps: DoorTap[] = []
  const messages = fakeMessages()
  const senders: Senders = { unknown: false, floods: [] }
  /** By the id of a submission. */
  const origins = new Map<unknown, string>()

  function add(submissions: readonly Submission[]) {
    const added = submissions.map((one) => ({ ...noValues, ...noTimes, ...toRow(one) }))
    rows = [...rows, ...added]
  }
  add(initial)

  const submitted = () => rows.map((row) => fromRow(row) as unknown as Submission)
  const eventOf = (id: unknown) => tables.rows('events').find((event) => event.id === id)
  const change = (id: unknown, fields: Row) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...fields } : row))
  }

  function answer(request: FakeRequest): unknown {
    const { method, path, body } = request
    const { pathname, searchParams } = new URL(path, 'https://store.example')
    const name = pathname.replace('/rest/v1/', '')
    // Content that a test has not given is nowhere.
    if (tables.rows(name).length > 0) return tables.answer(request)
    const id = searchParams.get('id')?.replace('eq.', '')
    const sent = (body ?? {}) as Body
    if (method === 'PATCH') {
      for (const row of rows) {
        if (row.id === id) record(row, sent.handled_at ? 'handle' : 'reopen')
      }
      const isNow = sent.handled_at === 'now'
      change(id, isNow ? { handled_at: new Date().toISOString() } : sent)
      return new Response(null, { status: 204 })
    }
    if (method === 'DELETE') {
      remove((row) => row.id === id)
      return new Response(null, { status: 204 })
    }
    if (name === 'submissions') return fakePage(rows, 'created_at', searchParams)
    if (name === 'audit') return fakePage(audit, 'at', searchParams)
    if (name === 'rpc/live_figures') return figures()
    if (name === 'rpc/cancel_registration') return cancel(sent)
    if (name === 'rpc/change_party') return changeParty(sent)
    if (name === 'rpc/save_registration') return save(sent)
    if (name === 'rpc/add_waiting') return save(sent, true)
    if (name === 'rpc/promote_registration') return promote(sent)
    if (name === 'rpc/sync_door') return syncDoor(sent as unknown as DoorBody)
    if (name === 'rpc/registration_state') {
      return stateOf(ofToken(sent)?.id)
    }
    if (name === 'rpc/delete_submissions_before') {
      for (const tap of doorTaps) if (tap.at < String(sent.at)) delete tap.name
      return remove((row) => String(row.created_at) < String(sent.at) && !kindOf(row)?.lasting)
    }
    if (name === 'rpc/forget_person') {
      const person = sent.email?.trim().toLowerCase() ?? ''
      const deleted = remove((row) => String(row.email).toLowerCase() === person)
      return { deleted, mentions: mentions(person) }
    }
    if (name === 'rpc/forget_in_history') {
      const person = sent.email?.trim().toLowerCase() ?? ''
      const found = audit.filter((row) => names(row, person))
      for (const row of found) Object.assign(row, { before: null, after: null })
      return found.length
    }
    if (name === 'rpc/senders') return senders
    if (name === 'rpc/delete_submissions_from') {
      senders.floods = senders.floods.filter(({ sender }) => sender !== sent.sender)
      return remove((row) => origins.get(row.id) === sent.sender)
    }
    const told = messages.answer(name, sent, searchParams)
    if (told !== undefined) return told
    const kind = submissionKindNames.find((one) => {
      const { rpc, ofEvent = false } = submissionKind(one)
      return name === `rpc/${rpc}` && ofEvent === (sent.event_id !== undefined)
    })
    return kind ? submit(kind, sent) : Response.json({ code: 'PGRST202' }, { status: 404 })
  }

  /** Numbered from 1 in the order of their arrival. */
  function syncDoor({ about, taps, since }: DoorBody) {
    const isKnown = ({ registrationId }: DoorTap) =>
      !registrationId || rows.some((row) => row.id === registrationId)
    for (const tap of taps) {
      if (isKnown(tap) && !doorTaps.some(({ id }) => id === tap.id)) doorTaps.push(tap)
    }
    return {
      taps: doorTaps.filter(
        (tap, index) => tap.eventId === about && index >= since && isKnown(tap),
      ),
      next: doorTaps.length,
      refused: taps.flatMap((tap) => (isKnown(tap) ? [] : tap.id)),
    }
  }

  function submit(kind: SubmissionKind, { id, event_id, form, waiting }: Body) {
    let waiting_since: string | null = null
    const known = rows.find((row) => row.id === id)
    const event = eventOf(event_id)
    if (event_id !== undefined && !event) return { outcome: 'gone' }
    if (known && known.event_id !== (event_id ?? null)) return { outcome: 'gone' }
    if (kind === 'registration' && event && !known?.handled_at) {
      const more = known?.waiting_since ? 0 : Number(form.partySize ?? 1) - placesOf(known)
      if ((!known || more > 0) && !isScheduled(event)) return { outcome: 'gone' }
      const outcome = take(event.id, more)
      if (outcome && !(waiting && !known)) return outcome
      if (outcome) waiting_since = new Date().toISOString()
    }
    const { name = null, email, phone = null, ...others } = form
    const details = Object.fromEntries(Object.entries(others).filter(([, text]) => text))
    const fields = { name, email, phone, details }
    if (!known) {
      const about = { event_id: event_id ?? null, event_title: event?.title ?? null }
      const created_at = new Date().toISOString()
      rows = [...rows, { id, kind, created_at, ...noTimes, waiting_since, ...about, ...fields }]
    } else if (!known.handled_at) change(id, fitNames(known as Row & WithDetails, fields))
    promoteWaiting(event_id)
    return { ...stateOf(id), token: `token of ${id}`, attendees: eventOf(event_id)?.attendees }
  }

  const counts = (...ids: unknown[]) =>
    Object.fromEntries(
      tables
        .rows('events')
        .flatMap(({ id, attendees }) => (ids.includes(id) ? [[id, attendees]] : [])),
    )

  const placesOf = (row: Row | undefined) =>
    row && !row.canceled_at && !row.waiting_since ? sizeOf(row) : 0

  const sizeOf = (row: Row) => Number((row.details as Record<string, string>).partySize ?? 1)

  const waitingAt = (eventId: unknown) =>
    rows
      .filter((row) => row.event_id === eventId && row.waiting_since && !row.canceled_at)
      .sort((a, b) => String(a.waiting_since).localeCompare(String(b.waiting_since)))

  function stateOf(id: unknown) {
    const row = rows.find((one) => one.id === id && !one.canceled_at)
    if (!row) return { outcome: 'gone' }
    const about = { eventId: row.event_id ?? undefined, partySize: sizeOf(row) }
    if (!row.waiting_since) return { outcome: 'accepted', ...about }
    const number = waitingAt(row.event_id).findIndex((one) => one.id === id) + 1
    return { outcome: 'waiting', number, ...about }
  }

  /** Of an event that is to come; which one that is, the fake does not ask. */
  function promoteWaiting(eventId: unknown) {
    const event = eventOf(eventId)
    if (!event || !isScheduled(event)) return
    for (const row of waitingAt(eventId)) {
      if (take(eventId, sizeOf(row)) === undefined) giveTo(row)
    }
  }

  const isScheduled = ({ status }: Row) => (status ?? 'scheduled') === 'scheduled'

  /** As an administrator does: places may become free. */
  function changeEvent(id: number, changes: Row) {
    tables.change('events', id, changes)
    promoteWaiting(id)
  }

  const giveTo = ({ id }: Row) =>
    change(id, { waiting_since: null, promoted_at: new Date().toISOString() })

  function promote({ id, above_slots }: Body & { above_slots?: boolean }) {
    const row = rows.find((one) => one.id === id)
    if (!row) return { outcome: 'gone' }
    const outcome = take(row.event_id, sizeOf(row), above_slots)
    if (outcome) return outcome
    giveTo(row)
    record(row, 'update', { waiting_since: row.waiting_since }, { waiting_since: null })
    return { outcome: 'accepted', events: counts(row.event_id) }
  }

  /** Takes so many more places, or says why not. */
  function take(eventId: unknown, more: number, aboveSlots = false) {
    const event = eventOf(eventId)
    if (!event) return more > 0 ? { outcome: 'gone' } : undefined
    const attendees = Number(event.attendees) + more
    const left = Math.max(0, Number(event.slots) - Number(event.attendees))
    if (more > left && !aboveSlots) return { outcome: 'full', left }
    if (more !== 0) tables.change('events', event.id, { attendees })
  }

  const ofToken = ({ id, token }: Body) =>
    token === `token of ${id}` ? rows.find((row) => row.id === id) : undefined

  function cancel(sent: Body) {
    // An administrator needs no token.
    const registration = sent.token === '' ? rows.find(({ id }) => id === sent.id) : ofToken(sent)
    const event = eventOf(registration?.event_id)
    if (!registration || !event) return { outcome: 'gone' }
    take(event.id, -placesOf(registration))
    const canceled_at = new Date().toISOString()
    change(sent.id, { canceled_at })
    promoteWaiting(event.id)
    if (sent.token === '') {
      record(registration, 'update', { canceled_at: null }, { canceled_at })
      return { outcome: 'canceled', events: counts(event.id) }
    }
    return { outcome: 'canceled', eventId: event.id, attendees: eventOf(event.id)?.attendees }
  }

  function changeParty(sent: Body) {
    const registration = ofToken(sent)
    if (!registration || registration.canceled_at) return { outcome: 'gone' }
    const size = Number(sent.party_size)
    const more = registration.waiting_since ? 0 : size - placesOf(registration)
    const event = eventOf(registration.event_id)
    if (more > 0 && event && !isScheduled(event)) return { outcome: 'gone' }
    const outcome = take(registration.event_id, more)
    if (outcome) return outcome
    change(sent.id, withParty(registration as Row & WithDetails, size))
    promoteWaiting(registration.event_id)
    return { ...stateOf(sent.id), attendees: eventOf(registration.event_id)?.attendees }
  }

  function save(sent: Body & { above_slots?: boolean }, waits = false) {
    const { id, event_id, form, above_slots } = sent
    const known = rows.find((row) => row.id === id)
    const event = eventOf(event_id)
    if (!event || known?.canceled_at) return { outcome: 'gone' }
    const moved = known && known.event_id !== event_id
    const { name = known?.name, email = known?.email ?? '', phone = known?.phone ?? null } = form
    const { name: _, email: __, phone: ___, ...others } = form
    const before = { details: (known?.details ?? {}) as Record<string, string> }
    const { details } = fitNames(before, { details: { ...before.details, ...others } })
    const size = sizeOf({ details })
    if (size === 1) delete details.partySize
    const more = known?.waiting_since ? 0 : size - (moved ? 0 : placesOf(known))
    const refused = take(event_id, more, above_slots)
    if (refused && !(waits && !known)) return refused
    const waiting_since = refused ? new Date().toISOString() : null
    if (moved) take(known.event_id, -placesOf(known))
    const fields = { name, email, phone, details, event_id, event_title: event.title }
    const now = new Date().toISOString()
    const fresh = { id, kind: 'registration', created_at: now, ...noTimes, channel: 'phone' }
    if (known) change(id, fields)
    else rows = [...rows, { ...fresh, handled_at: now, waiting_since, ...fields }]
    const party = (row: Row) => ({ party_size: placesOf(row), event_title: row.event_title })
    const saved = rows.find((row) => row.id === id) ?? {}
    if (known) record(saved, 'update', party(known), party(saved))
    else record(saved, 'insert')
    for (const changed of [known?.event_id, event_id]) promoteWaiting(changed)
    const outcome = waits && saved.waiting_since ? 'waiting' : 'accepted'
    return { outcome, events: counts(known?.event_id, event_id) }
  }

  const tableOf = (row: Row) => kindOf(row)?.table ?? String(row.kind)

  function record(row: Row, action: string, before: Row | null = null, after: Row | null = null) {
    const [at, administrator_name] = [new Date().toISOString(), 'Ann']
    const what = { table_name: tableOf(row), row_id: row.id, action, before, after }
    audit.push({ id: audit.length, at, administrator_name, ...what })
  }

  /** Deletes rows, and says how many of each table. */
  function remove(isMeant: (row: Row) => boolean) {
    const counts: Record<string, number> = {}
    for (const row of rows.filter(isMeant)) {
      counts[tableOf(row)] = (counts[tableOf(row)] ?? 0) + 1
      record(row, 'delete')
    }
    rows = rows.filter((row) => !isMeant(row))
    return counts
  }

  function mentions(person: string) {
    const tablesOfContent = contentKeys.map((key) => contentKind(key).table)
    const found = [
      ...rows.map((row) => ({ table: tableOf(row), row })),
      ...tablesOfContent.flatMap((table) => tables.rows(table).map((row) => ({ table, row }))),
      ...audit.map((row) => ({ table: 'audit', row })),
    ]
    return found
      .filter(({ row }) => names(row, person))
      .map(({ table, row }) => ({ table, row: String(row.id) }))
  }

  function figures() {
    const valid = rows.filter((row) => !row.canceled_at)
    const kinds: Record<string, number> = {}
    for (const { kind } of valid) kinds[String(kind)] = (kinds[String(kind)] ?? 0) + 1
    const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString()
    const gifts = tables.rows('donations').filter(({ status }) => status === 'completed')
    return {
      kinds,
      registrationsLast30Days: valid.filter(
        (row) => row.kind === 'registration' && String(row.created_at) >= monthAgo,
      ).length,
      unhandled: valid.filter((row) => !row.handled_at).length,
      submissions: rows.length,
      donationsTotal: gifts.reduce((sum, { amount }) => sum + Number(amount), 0),
    }
  }

  return { answer, add, changeEvent, rows: submitted, audit, senders, origins, doorTaps, messages }
}
