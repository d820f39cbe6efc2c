import type { Submission } from 'shared/backend/administration'
import { csv } from '../../format/csv'
import { formatInstant } from '../../format/formatInstant'
import { kindLabel, labeledDetails } from './submission'

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

/** The submissions as a .csv file, with a column for each detail that any of them has. */
export function submissionsCsv(submissions: readonly Submission[]): string {
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
