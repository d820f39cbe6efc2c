/** What visitors sent, as the administrator sees it. */
import { BackendError } from 'shared/backend'
import * as z from 'shared/schema'
import {
  type Administration,
  type DeletedSubmissions,
  figuresSchema,
  type Submission,
  type SubmissionFilter,
  submissionSchema,
} from '../../backend/administration'
import { submissionKind, submissionKindNames } from '../../submissions/submissionKinds'
import { administratorRequest } from './administratorRequest'
import { fetchCounted, fetchPage } from './rowsPage'
import { containing, equalTo } from './searchPattern'
import { functionCall } from './supabaseRequest'

const searchedColumns = ['name', 'email', 'event_title']

function pathOf(filter: SubmissionFilter): string {
  const { kinds, unhandled, notCanceled, search = '', eventId, since } = filter
  const text = search.trim()
  const contains = searchedColumns.map((column) => `${column}.${containing(text)}`)
  const query = new URLSearchParams({
    ...(kinds && { kind: `in.(${kinds})` }),
    ...(unhandled && { handled_at: 'is.null' }),
    ...(notCanceled && { canceled_at: 'is.null' }),
    ...(eventId !== undefined && { event_id: `eq.${eventId}` }),
    ...(since && { created_at: `gte.${since.toISOString()}` }),
    ...(text && { or: `(${contains})` }),
    order: 'created_at.desc,id.desc',
  })
  return `/rest/v1/submissions?${query}`
}

const largestPage = 1000

async function all(filter: SubmissionFilter): Promise<readonly Submission[]> {
  // By id, so that none counts twice: a submission that arrives meanwhile moves the last one of a page to the next.
  const found = new Map<string, Submission>()
  const path = pathOf(filter)
  for (let offset = 0, more = true; more; ) {
    const page = `${path}&limit=${largestPage}&offset=${offset}`
    const { rows, total } = await fetchCounted(page, submissionSchema)
    for (const submission of rows) found.set(submission.id, submission)
    // The database may return fewer rows than requested.
    offset += rows.length
    more = rows.length > 0 && offset < total
  }
  return [...found.values()]
}

async function figures() {
  const answer = await administratorRequest(functionCall('live_figures'))
  // What anybody else is answered.
  if (answer === null) throw new BackendError('forbidden', 'live_figures was answered with null')
  return figuresSchema.parse(answer)
}

function rowOf({ kind, id }: Submission) {
  const { table } = submissionKind(kind) ?? {}
  if (!table) throw new BackendError('refused', `This release does not know the kind "${kind}"`)
  return `/rest/v1/${table}?${new URLSearchParams({ id: `eq.${id}` })}`
}

const setHandled = async (submission: Submission, handled: boolean) =>
  administratorRequest({
    path: rowOf(submission),
    method: 'PATCH',
    body: { handled_at: handled ? new Date().toISOString() : null },
  })

const lastingKinds = submissionKindNames.filter((kind) => submissionKind(kind).lasting)

async function count(deleted: DeletedSubmissions): Promise<number> {
  const query = new URLSearchParams({
    select: 'id',
    limit: '1',
    ...('email' in deleted
      ? { email: equalTo(deleted.email.trim()) }
      : { created_at: `lt.${deleted.before.toISOString()}`, kind: `not.in.(${lastingKinds})` }),
  })
  return (await fetchCounted(`/rest/v1/submissions?${query}`, z.looseObject({}))).total
}

const deletedSchema = z.record(z.string(), z.number())

async function removeMany(deleted: DeletedSubmissions): Promise<number> {
  const call =
    'email' in deleted
      ? functionCall('forget_person', { email: deleted.email })
      : functionCall('delete_submissions_before', { at: deleted.before.toISOString() })
  // Donations that are kept do not count.
  const { donationsKept, ...counts } = deletedSchema.parse(await administratorRequest(call))
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

export const submissionRequests: Administration['submissions'] = {
  list: (filter, page, size) => fetchPage(pathOf(filter), submissionSchema, page, size),
  all,
  figures,
  setHandled,
  remove: async (submission) => administratorRequest({ path: rowOf(submission), method: 'DELETE' }),
  count,
  removeMany,
}
