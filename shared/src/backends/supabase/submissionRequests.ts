/** What visitors sent, as the administrator sees it. */
import { BackendError } from 'shared/backend'
import * as z from 'shared/schema'
import {
  type Administration,
  type DeletedSubmissions,
  figuresSchema,
  mentionSchema,
  type Submission,
  type SubmissionFilter,
  sendersSchema,
  submissionSchema,
} from '../../backend/administration'
import { submissionKind, submissionKindNames } from '../../submissions/submissionKinds'
import { forgetWalkIns } from '../device/forgetWalkIns'
import { administratorRequest } from './administratorRequest'
import { fetchCounted, fetchPage } from './rowsPage'
import { equalTo, searchFilter } from './searchPattern'
import { functionCall } from './supabaseRequest'

const searchedColumns = ['name', 'email', 'event_title']

function pathOf(filter: SubmissionFilter): string {
  const { id, ids, kinds, unhandled, notCanceled, search = '', eventId, since } = filter
  const { eventIds, withoutEmail } = filter
  const query = new URLSearchParams({
    ...(id && { id: `eq.${id}` }),
    ...(ids && { id: `in.(${ids})` }),
    ...(kinds && { kind: `in.(${kinds})` }),
    ...(unhandled && { handled_at: 'is.null' }),
    ...(notCanceled && { canceled_at: 'is.null' }),
    ...(eventId !== undefined && { event_id: `eq.${eventId}` }),
    ...(eventIds && { event_id: `in.(${eventIds})` }),
    ...(withoutEmail && { email: 'eq.' }),
    ...(since && { created_at: `gte.${since.toISOString()}` }),
    ...searchFilter(search, searchedColumns),
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

/** Calls a function for administrators only. */
export async function callAsAdministrator<Answer>(
  name: string,
  args: Record<string, unknown>,
  schema: { parse: (answer: unknown) => Answer },
): Promise<Answer> {
  const answer = await administratorRequest(functionCall(name, args))
  // What anybody else is answered.
  if (answer === null) throw new BackendError('forbidden', `${name} was answered with null`)
  return schema.parse(answer)
}

const figures = () => callAsAdministrator('live_figures', {}, figuresSchema)
const senders = () => callAsAdministrator('senders', {}, sendersSchema)

function rowOf({ kind, id }: Submission) {
  const { table } = submissionKind(kind) ?? {}
  if (!table) throw new BackendError('refused', `This release does not know the kind "${kind}"`)
  return `/rest/v1/${table}?${new URLSearchParams({ id: `eq.${id}` })}`
}

const setHandled = async (submission: Submission, handled: boolean, at = 'now') =>
  administratorRequest({
    path: rowOf(submission),
    method: 'PATCH',
    // By the database's own clock: it is compared with other times of the database.
    body: { handled_at: handled ? at : null },
  })

const lastingKinds = submissionKindNames.filter((kind) => submissionKind(kind).lasting)

async function count(deleted: DeletedSubmissions): Promise<number> {
  if ('sender' in deleted) {
    const flood = (await senders()).floods.find(({ sender }) => sender === deleted.sender)
    return flood?.submissions ?? 0
  }
  const query = new URLSearchParams({
    select: 'id',
    limit: '1',
    ...('email' in deleted
      ? { email: equalTo(deleted.email.trim()) }
      : { created_at: `lt.${deleted.before.toISOString()}`, kind: `not.in.(${lastingKinds})` }),
  })
  return (await fetchCounted(`/rest/v1/submissions?${query}`, z.looseObject({}))).total
}

/** By kind. */
const countsSchema = z.record(z.string(), z.number())
const sumOf = (counts: z.infer<typeof countsSchema>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

const forgottenSchema = z.object({ deleted: countsSchema, mentions: z.array(mentionSchema) })

async function forget(email: string) {
  const { deleted, mentions } = await callAsAdministrator(
    'forget_person',
    { email },
    forgottenSchema,
  )
  return { count: sumOf(deleted), mentions }
}

async function removeMany(deleted: DeletedSubmissions): Promise<number> {
  if ('email' in deleted) return (await forget(deleted.email)).count
  if ('sender' in deleted) {
    return sumOf(await callAsAdministrator('delete_submissions_from', deleted, countsSchema))
  }
  const at = deleted.before.toISOString()
  const counts = await callAsAdministrator('delete_submissions_before', { at }, countsSchema)
  await forgetWalkIns(deleted.before)
  return sumOf(counts)
}

export const submissionRequests: Administration['submissions'] = {
  list: (filter, page, size) => fetchPage(pathOf(filter), submissionSchema, page, size),
  all,
  figures,
  setHandled,
  remove: async (submission) => administratorRequest({ path: rowOf(submission), method: 'DELETE' }),
  count,
  removeMany,
  forget,
  senders,
}
