/** The console on each backend, with what visitors have sent. */
import type { Submission } from 'shared/backend/administration'
import { readSubmissions, write } from 'shared/backends/browser/browserDatabase'
import type { FakeRequest } from 'shared/testing/fakeStore'
import { fakeSubmissions } from './fakeSubmissions'
import { renderConsole } from './renderConsole'
import { renderStoreConsole } from './renderStoreConsole'

const keepInBrowser = (rows: readonly Submission[]) =>
  write((open) => Promise.all(rows.map((row) => open.put('submissions', row))))

async function inBrowser(path: string, sent: readonly Submission[]) {
  await keepInBrowser(sent)
  const { user } = renderConsole(path)
  return { user, kept: readSubmissions, arrive: keepInBrowser }
}

async function inDatabase(path: string, sent: readonly Submission[]) {
  const { user, store } = openDatabase(path, sent)
  return {
    user,
    kept: async () => store.rows(),
    arrive: async (rows: Submission[]) => store.add(rows),
  }
}

/** The same, whose answers a test may replace. */
export function openDatabase(path: string, sent: readonly Submission[]) {
  const store = fakeSubmissions(sent)
  const network = { answer: store.answer as (request: FakeRequest) => unknown }
  const { user, requests } = renderStoreConsole(path, (request) => network.answer(request))
  return { user, requests, store, network }
}

/** For `describe.each`: what the console does alike, whatever is behind the site. */
export const backends = [
  ['this browser', inBrowser],
  ['a database', inDatabase],
] as const
