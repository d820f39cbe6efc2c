/** The console on each backend, with what visitors have sent. */
import { act } from '@testing-library/react'
import type { Submission } from 'shared/backend/administration'
import type { Message } from 'shared/backend/messages'
import { readSubmissions, write } from 'shared/backends/browser/browserDatabase'
import type { DoorTap } from 'shared/collections/doorTaps'
import { events } from 'shared/collections/events'
import type { FakeRequest } from 'shared/testing/fakeStore'
import { fakeSubmissions } from 'shared/testing/fakeSubmissions'
import { fakeTables } from 'shared/testing/fakeTables'
import { renderConsole } from './renderConsole'
import { renderStoreConsole } from './renderStoreConsole'
import { storeAsAnotherTab, stored } from './storage'

const keepInBrowser = (sent: readonly Submission[]) =>
  write((open) => Promise.all(sent.map((one) => open.put('submissions', one))))

/** Messages derive from what was sent. */
async function inBrowser(path: string, sent: readonly Submission[], _?: readonly Message[]) {
  await keepInBrowser(sent)
  return {
    user: renderConsole(path).user,
    kept: readSubmissions,
    arrive: keepInBrowser,
    cameToDoor: (taps: readonly DoorTap[]) => act(() => storeAsAnotherTab('doorTaps', taps)),
  }
}

async function inDatabase(
  path: string,
  sent: readonly Submission[],
  messages: readonly Message[] = [],
) {
  const { user, database } = openDatabase(path, sent)
  database.messages.rows = [...messages]
  return {
    user,
    kept: async () => database.rows(),
    arrive: async (others: readonly Submission[]) => database.add(others),
    cameToDoor(taps: readonly DoorTap[]) {
      database.doorTaps.push(...taps)
      act(() => void dispatchEvent(new Event('online')))
    },
  }
}

/** The same, with answers that a test may replace. */
export function openDatabase(path: string, sent: readonly Submission[]) {
  const database = fakeSubmissions(sent, fakeTables({ events: stored('events') ?? events.seed }))
  const network = { answer: database.answer as (request: FakeRequest) => unknown }
  const { user, requests } = renderStoreConsole(path, (request) => network.answer(request))
  return { user, requests, database, network }
}

/** For `describe.each`: what the console does alike, whatever is behind the site. */
export const backends = [
  ['this browser', inBrowser],
  ['a database', inDatabase],
] as const
