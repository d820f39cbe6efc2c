/** The console on each backend, with what visitors have sent. */
import type { Submission } from 'shared/backend/administration'
import { readSubmissions, write } from 'shared/backends/browser/browserDatabase'
import { fromRow, toRow } from 'shared/backends/supabase/rows'
import type { FakeRequest } from 'shared/testing/fakeStore'
import { fakeSubmissions, submissionRow } from 'shared/testing/fakeSubmissions'
import { renderConsole } from './renderConsole'
import { renderStoreConsole } from './renderStoreConsole'

const fromSubmissionRow = (row: object) => fromRow(row) as unknown as Submission

/** A registration, unless the fields say something else. */
export const submission = (id: number, fields: Partial<Submission> = {}): Submission => ({
  ...fromSubmissionRow(submissionRow(id)),
  ...fields,
})

const nothing = { name: null, event_id: null, event_title: null }

/** As the database has it: without a value, a column is NULL. */
const rowOf = (one: Submission) => ({
  ...submissionRow(0, nothing),
  // Without what is undefined.
  ...JSON.parse(JSON.stringify(toRow(one))),
})

const keepInBrowser = (sent: readonly Submission[]) =>
  write((open) => Promise.all(sent.map((one) => open.put('submissions', one))))

async function inBrowser(path: string, sent: readonly Submission[]) {
  await keepInBrowser(sent)
  return { user: renderConsole(path).user, kept: readSubmissions, arrive: keepInBrowser }
}

async function inDatabase(path: string, sent: readonly Submission[]) {
  const { user, database, network } = openDatabase(path, sent)
  return {
    user,
    kept: async () => database.rows().map(fromSubmissionRow),
    async arrive(others: readonly Submission[]) {
      network.answer = fakeSubmissions([...sent, ...others].map(rowOf)).answer
    },
  }
}

/** The same, with answers that a test may replace. */
export function openDatabase(path: string, sent: readonly Submission[]) {
  const database = fakeSubmissions(sent.map(rowOf))
  const network = { answer: database.answer as (request: FakeRequest) => unknown }
  const { user, requests } = renderStoreConsole(path, (request) => network.answer(request))
  return { user, requests, database, network }
}

/** For `describe.each`: what the console does alike, whatever is behind the site. */
export const backends = [
  ['this browser', inBrowser],
  ['a database', inDatabase],
] as const
