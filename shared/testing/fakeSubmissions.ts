/** What visitors sent, behind the part of PostgREST and of the database's functions that the site uses. */
import {
  type SubmissionKind,
  submissionKindNames,
  submissionKinds,
} from 'shared/submissions/submissionKinds'
import type { FakeRequest } from './fakeStore'
import type { fakeTables } from './fakeTables'

type Row = Record<string, unknown> & { id: string | number }
type SubmissionRow = Row & { id: string; kind: SubmissionKind }

/** A row of the view, a registration unless the fields say something else. */
export const submissionRow = (id: number, fields: Record<string, unknown> = {}): SubmissionRow => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  kind: 'registration',
  created_at: new Date(Date.UTC(2025, 8, 1) + id * 60_000).toISOString(),
  name: `Visitor ${id}`,
  email: `visitor${id}@example.com`,
  phone: null,
  event_id: 5,
  event_title: 'Back-to-School Health Fair',
  details: {},
  canceled_at: null,
  handled_at: null,
  ...fields,
})

/**
 * Answers for these rows, which requests change. Registrations take places of the events in `tables`;
 * without them, no form is taken.
 */
export function fakeSubmissions(
  initial: readonly SubmissionRow[],
  tables?: ReturnType<typeof fakeTables>,
) {
  let rows = initial
  const audit: Row[] = []
  const eventOf = (id: unknown) => tables?.rows('events').find((event) => event.id === id)

  function answer({ method, path, body }: FakeRequest): unknown {
    const { pathname, searchParams } = new URL(path, 'https://store.example')
    const name = pathname.replace('/rest/v1/', '')
    const id = searchParams.get('id')?.replace('eq.', '')
    const sent = (body ?? {}) as Record<string, unknown>
    if (method === 'PATCH') {
      record(sent.handled_at ? 'handle' : 'reopen', id)
      rows = rows.map((row) => (row.id === id ? { ...row, ...sent } : row))
      return new Response(null, { status: 204 })
    }
    if (method === 'DELETE') {
      remove((row) => row.id === id)
      return new Response(null, { status: 204 })
    }
    if (name === 'submissions') return page(rows, 'created_at', searchParams)
    if (name === 'audit') return page(audit, 'at', searchParams)
    if (name === 'rpc/live_figures') return figures()
    if (name === 'rpc/cancel_registration') return cancel(sent)
    if (name === 'rpc/forget_person') {
      const person = String(sent.email).trim().toLowerCase()
      return remove(({ email }) => String(email).toLowerCase() === person)
    }
    if (name === 'rpc/delete_submissions_before') {
      const isOld = ({ created_at }: Row) => String(created_at) < String(sent.at)
      return remove((row) => row.kind !== 'newsletter' && isOld(row))
    }
    const kind = submissionKindNames.find(
      (one) =>
        name === `rpc/${submissionKinds[one].rpc}` &&
        'ofEvent' in submissionKinds[one] === (sent.event_id !== undefined),
    )
    return tables && kind
      ? submit(kind, sent)
      : Response.json({ code: 'PGRST202' }, { status: 404 })
  }

  function submit(kind: SubmissionKind, { id, event_id = null, form }: Record<string, unknown>) {
    const known = rows.find((row) => row.id === id)
    const event = eventOf(event_id)
    if (event_id !== null && !event) return { outcome: 'gone' }
    if (kind === 'registration' && event && !known) {
      const attendees = Number(event.attendees) + 1
      if (attendees > Number(event.slots)) return { outcome: 'full' }
      tables?.change('events', event.id, { attendees })
    }
    const { name = null, email, phone = null, ...others } = form as Record<string, string>
    const fields = { kind, name, email, phone, event_id, event_title: event?.title ?? null }
    const details = Object.fromEntries(Object.entries(others).filter(([, text]) => text))
    const created_at = known?.created_at ?? new Date().toISOString()
    const row = submissionRow(0, { id, ...fields, details, created_at })
    if (!known?.handled_at) rows = [...rows.filter((other) => other !== known), row]
    return { outcome: 'accepted', token: `token of ${id}`, attendees: eventOf(event_id)?.attendees }
  }

  function cancel({ id, token }: Record<string, unknown>) {
    const registration = rows.find((row) => row.id === id && token === `token of ${id}`)
    const event = eventOf(registration?.event_id)
    if (!registration || !event) return { outcome: 'gone' }
    rows = rows.map((row) =>
      row === registration ? { ...row, canceled_at: new Date().toISOString() } : row,
    )
    tables?.change('events', event.id, { attendees: Number(event.attendees) - 1 })
    return { outcome: 'canceled', attendees: eventOf(event.id)?.attendees }
  }

  function record(action: string, id: unknown) {
    const kind = rows.find((row) => row.id === id)?.kind
    audit.push({
      id: audit.length,
      at: new Date().toISOString(),
      administrator_name: 'Ann',
      table_name: kind && submissionKinds[kind].table,
      row_id: id,
      action,
      before: null,
      after: null,
    })
  }

  function remove(isMeant: (row: SubmissionRow) => boolean) {
    const deleted = rows.filter(isMeant)
    for (const { id } of deleted) record('delete', id)
    rows = rows.filter((row) => !deleted.includes(row))
    return { donationsKept: 1, all: deleted.length }
  }

  function figures() {
    const valid = rows.filter(({ canceled_at }) => !canceled_at)
    const ofKind = (kind: SubmissionKind) => valid.filter((row) => row.kind === kind)
    const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString()
    const donations = tables?.rows('donations') ?? []
    return {
      kinds: Object.fromEntries(submissionKindNames.map((kind) => [kind, ofKind(kind).length])),
      registrationsLast30Days: ofKind('registration').filter(
        ({ created_at }) => String(created_at) > monthAgo,
      ).length,
      unhandled: valid.filter(({ handled_at }) => !handled_at).length,
      submissions: rows.length,
      donationsTotal: donations
        .filter(({ status }) => status === 'completed')
        .reduce((sum, { amount }) => sum + Number(amount), 0),
    }
  }

  return { answer, rows: () => rows }
}

/** As PostgREST does: filters, order, one page, and how many there are. */
function page(all: readonly Row[], orderedBy: string, query: URLSearchParams) {
  const found = all
    .filter((row) => [...query].every(([column, condition]) => passes(row, column, condition)))
    .toSorted(
      (a, b) => String(b[orderedBy]).localeCompare(String(a[orderedBy])) || (b.id > a.id ? 1 : -1),
    )
  const offset = Number(query.get('offset'))
  const total = found.length
  if (offset > total) return Response.json({ code: 'PGRST103' }, { status: 416 })
  const end = offset + Number(query.get('limit'))
  return Response.json(found.slice(offset, end), {
    headers: { 'content-range': `${offset}-${end}/${total}` },
  })
}

function passes(row: Row, column: string, condition: string): boolean {
  if (column === 'or') {
    return condition
      .slice(1, -1)
      .split(/,(?=(?:name|email|event_title)\.)/)
      .some((part) => {
        const [name = ''] = part.split('.', 1)
        return passes(row, name, part.slice(name.length + 1))
      })
  }
  const value = row[column]
  if (value === undefined) return true
  const [, operator, operand = ''] = /^(\w+)\.(.*)$/s.exec(condition) ?? []
  if (operator === 'is') return value === null
  if (operator === 'eq') return String(value) === operand
  if (operator === 'neq') return String(value) !== operand
  if (operator === 'in') return operand.slice(1, -1).split(',').includes(String(value))
  if (operator === 'lt') return String(value) < operand
  if (operator === 'gte') return String(value) >= operand
  if (operator === 'imatch') return new RegExp(operand.slice(1, -1), 'i').test(String(value ?? ''))
  throw new Error(`The fake does not know ${column}=${condition}`)
}
