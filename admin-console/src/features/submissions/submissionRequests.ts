import { pageSize } from '../../lists/listColumns'
import { fetchPage, fetchRows, type RowsPage, requestStore } from '../../queries/storeRequests'
import { kindTables, type Submission, submissionSchema } from './submission'
import { filterQuery, type SubmissionFilter } from './submissionFilter'

const newestFirst = 'order=created_at.desc,id.desc'

const pathOf = (filter: SubmissionFilter) =>
  `/rest/v1/submissions?${filterQuery(filter)}&${newestFirst}`

/** One page of the submissions that a filter lets through, the newest first. */
export const requestSubmissions = (
  filter: SubmissionFilter,
  page: number,
): Promise<RowsPage<Submission>> => fetchPage(pathOf(filter), submissionSchema, page, pageSize)

const largestPage = 1000

/** All pages of them. */
export async function requestAllSubmissions(filter: SubmissionFilter): Promise<Submission[]> {
  // By id, so that none counts twice: a submission that arrives meanwhile moves the last one of a page to the next.
  const found = new Map<string, Submission>()
  const path = pathOf(filter)
  for (let offset = 0, more = true; more; ) {
    const { rows, total } = await fetchRows(
      `${path}&limit=${largestPage}&offset=${offset}`,
      submissionSchema,
    )
    for (const submission of rows) found.set(submission.id, submission)
    // The store may return fewer rows than requested.
    offset += rows.length
    more = rows.length > 0 && offset < total
  }
  return [...found.values()]
}

const rowOf = ({ kind, id }: Submission) =>
  `/rest/v1/${kindTables[kind]}?${new URLSearchParams({ id: `eq.${id}` })}`

/** Marks it as handled now, or as not handled. */
export const requestHandled = (submission: Submission, handled: boolean) =>
  requestStore({
    path: rowOf(submission),
    method: 'PATCH',
    body: { handled_at: handled ? new Date().toISOString() : null },
  })

export const requestDeletion = (submission: Submission) =>
  requestStore({ path: rowOf(submission), method: 'DELETE' })
