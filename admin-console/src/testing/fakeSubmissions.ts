/** What visitors sent, behind the part of PostgREST that the console uses. */
import type { Submission } from 'shared/backend/administration'
import { fromRow, toRow } from 'shared/backends/supabase/rows'
import { submissionKind } from 'shared/submissions/submissionKinds'
import type { FakeRequest } from 'shared/testing/fakeStore'

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

/** Answers for these submissions, which requests change. */
export function fakeSubmissions(initial: readonly Submission[] = []) {
  let rows: Row[] = []

  function add(submissions: readonly Submission[]) {
    const added = submissions.map((one) => ({ ...noValues, ...noTimes, ...toRow(one) }))
    rows = [...rows, ...added]
  }
  add(initial)

  function answer({ method, path, body }: FakeRequest): unknown {
    const { pathname, searchParams } = new URL(path, 'https://store.example')
    const id = searchParams.get('id')?.replace('eq.', '')
    if (method === 'PATCH') {
      rows = rows.map((row) => (row.id === id ? { ...row, ...(body as object) } : row))
      return new Response(null, { status: 204 })
    }
    if (method === 'DELETE') {
      rows = rows.filter((row) => row.id !== id)
      return new Response(null, { status: 204 })
    }
    const { at, email } = (body ?? {}) as { at: string; email: string }
    if (pathname === '/rest/v1/rpc/live_figures') return figures()
    if (pathname === '/rest/v1/rpc/delete_submissions_before') {
      return remove((row) => String(row.created_at) < at && row.kind !== 'newsletter')
    }
    if (pathname === '/rest/v1/rpc/forget_person') {
      return { ...remove((row) => row.email === email.toLowerCase()), donationsKept: 4 }
    }
    if (pathname === '/rest/v1/submissions') return page(searchParams)
    return Response.json({ code: 'PGRST202' }, { status: 404 })
  }

  function figures() {
    const valid = rows.filter((row) => !row.canceled_at)
    const kinds: Record<string, number> = {}
    for (const { kind } of valid) kinds[String(kind)] = (kinds[String(kind)] ?? 0) + 1
    const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString()
    return {
      kinds,
      registrationsLast30Days: valid.filter(
        (row) => row.kind === 'registration' && String(row.created_at) >= monthAgo,
      ).length,
      unhandled: valid.filter((row) => !row.handled_at).length,
      submissions: rows.length,
      donationsTotal: 0,
    }
  }

  /** Deletes rows, and says how many of each table. */
  function remove(isMeant: (row: Row) => boolean) {
    const meant = rows.filter(isMeant)
    rows = rows.filter((row) => !isMeant(row))
    const counts: Record<string, number> = {}
    for (const row of meant) {
      const { table } = submissionKind(row.kind as Submission['kind'])
      counts[table] = (counts[table] ?? 0) + 1
    }
    return counts
  }

  /** As PostgREST does: filters, order, one page, and how many there are. */
  function page(query: URLSearchParams) {
    const found = rows
      .filter((row) => [...query].every(([column, condition]) => passes(row, column, condition)))
      .toSorted((a, b) => String(b.created_at).localeCompare(String(a.created_at)))
    const offset = Number(query.get('offset'))
    const total = found.length
    if (offset > total) return Response.json({ code: 'PGRST103' }, { status: 416 })
    const end = offset + Number(query.get('limit'))
    return Response.json(found.slice(offset, end), {
      headers: { 'content-range': `${offset}-${end}/${total}` },
    })
  }

  return { answer, add, rows: () => rows.map((row) => fromRow(row) as unknown as Submission) }
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
