import type { Submission } from 'shared/backend/administration'
import { csv } from '../../format/csv'
import { formatInstant } from '../../format/formatInstant'
import { saveCsv } from '../../format/saveCsv'
import { kindLabel } from './submission'
import { labeledDetails } from './submissionDetails'

const time = (instant: string | undefined) => (instant ? formatInstant(instant) : '')

const columns: readonly [heading: string, cell: (submission: Submission) => string][] = [
  ['Kind', kindLabel],
  ['Sent (Jamaica)', ({ createdAt }) => time(createdAt)],
  ['Name', ({ name }) => name ?? ''],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone ?? ''],
  ['Event', ({ eventTitle }) => eventTitle ?? ''],
  ['Canceled', ({ canceledAt }) => time(canceledAt)],
  ['Handled', ({ handledAt }) => time(handledAt)],
]

/** Saves the submissions as a .csv file. */
export const saveSubmissions = (submissions: readonly Submission[]) =>
  saveCsv('submissions', submissionsCsv(submissions))

/** With a column for each detail that any of them has. */
function submissionsCsv(submissions: readonly Submission[]): string {
  const details = submissions.map((submission) => new Map(labeledDetails(submission)))
  const labels = [...new Set(details.flatMap((ofOne) => [...ofOne.keys()]))]
  return csv([
    [...columns.map(([heading]) => heading), ...labels],
    ...submissions.map((submission, index) => [
      ...columns.map(([, cell]) => cell(submission)),
      ...labels.map((label) => details[index]?.get(label) ?? ''),
    ]),
  ])
}
