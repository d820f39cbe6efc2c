/** What visitors sent, behind the part of PostgREST that the page of submissions uses. */
import type { FakeRequest } from 'shared/testing/fakeStore'
import type { Submission } from '../features/submissions/submission'

type SubmissionRow = Record<string, unknown> & { id: string }

/** A row of the view, a registration unless the fields say something else. */
export const submissionRow = (id: number, fields: Record<string, unknown> = {}): SubmissionRow => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  kind: 'registration' satisfies Submission['kind'],
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

const figureNames = ['volunteers', 'offers', 'fairRequests', 'subscribers', 'donationsTotal']

/** Answers for these rows, which requests change. */
export function fakeSubmissions(initial: readonly SubmissionRow[]) {
  let rows = initial

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
    if (pathname === '/rest/v1/rpc/live_figures') return figures()
    if (pathname === '/rest/v1/submissions') return page(searchParams)
    return Response.json({ code: 'PGRST202' }, { status: 404 })
  }

  const figures = () => ({
    ...Object.fromEntries(figureNames.map((name) => [name, 0])),
    registrations: rows.filter(({ canceled_at }) => !canceled_at).length,
    registrationsLast30Days: 0,
    unhandled: rows.filter(({ canceled_at, handled_at }) => !canceled_at && !handled_at).length,
  })

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

  return { answer, rows: () => rows }
}

function passes(row: SubmissionRow, column: string, condition: string): boolean {
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
