import { signOut } from 'shared/auth'
import { BackendError, backend, collection } from 'shared/backend'
import { allDefinitions } from 'shared/collections/definitions'
import * as z from 'shared/schema'
import { databaseVersions } from 'shared/testing/databaseVersions'
import { fakeSignIn } from 'shared/testing/fakeSignIn'
import { type FakeRequest, fakeDatabase } from 'shared/testing/fakeStore'
import { fakeTables } from 'shared/testing/fakeTables'
import { expect, test, vi } from 'vitest'
import { knownSchema } from './content/contentVersions'
import { addToOutbox, readOutbox } from './outbox/outbox'
import { session } from './session/supabaseSession'

type Answer = (request: FakeRequest) => unknown

/** As of a database whose schema has this version. */
const withVersion =
  (schema: number, answer: Answer): Answer =>
  (request) =>
    request.path.endsWith('/content_versions') ? databaseVersions({ schema }) : answer(request)

/** A database with the seeds, and an administrator who is signed in to it. */
async function openDatabase() {
  const tables = fakeTables(
    Object.fromEntries(allDefinitions.map(({ key, seed }) => [key, seed as object])),
  )
  const { answer: answerSignIn, account } = fakeSignIn()
  const network = { answer: withVersion(1, tables.answer) }
  const requests = fakeDatabase((request) => {
    if (request.path.startsWith('/auth/') || request.path.startsWith('/rest/v1/administrators')) {
      return answerSignIn(request)
    }
    return network.answer(request)
  })
  expect(await session.signIn(account.email, account.password)).toBe('signedIn')
  return { tables, network, requests, account }
}

const change = { id: 1, version: 1, before: { title: 'A' }, after: { title: 'Mine' } }
const written = (requests: readonly FakeRequest[]) =>
  requests.filter(({ method, path }) => method !== 'GET' && path.startsWith('/rest'))
const offline = () => {
  throw new TypeError('Failed to fetch')
}

test('content that this shell does not know is refused, instead of being kept in one browser', () => {
  fakeDatabase(() => [])
  const bulletins = { key: 'bulletins', schema: z.array(z.string()), seed: [] }
  expect(() => collection(bulletins)).toThrow('"bulletins" is not known')
})

test('what an administrator left unsent is sent once the content is here', async () => {
  const { tables, account } = await openDatabase()
  addToOutbox('events', [change], { id: account.id, name: account.name })
  await backend().administration()
  await vi.waitFor(() => expect(readOutbox()).toEqual([]))
  expect(tables.rows('events')[0]?.title).toBe('Mine')
})

test('content that comes after signing out opens nothing, and nothing is sent from then on', async () => {
  const { tables, network, requests, account } = await openDatabase()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  network.answer = withVersion(1, (request) => arrived.then(() => tables.answer(request)))
  const opening = backend()
    .administration()
    .catch(() => {})
  await vi.waitFor(() => expect(requests.at(-1)?.path).toContain('/rpc/content?'))
  signOut()
  addToOutbox('events', [change], { id: account.id, name: account.name })
  arrive()
  await opening
  dispatchEvent(new Event('online'))
  // What ends the session must not reach the database of another test.
  await vi.waitFor(() => expect(requests.map(({ path }) => path).join()).toContain('/logout'))
  expect(written(requests)).toEqual([])
})

const somethingElse = () => [{ hello: 'world' }]

test.each<[string, Answer, RegExp]>([
  ['does not answer', offline, /didn’t answer in time/],
  [
    'is too slow with the content',
    withVersion(knownSchema, offline),
    /may be slow or lost: check it/,
  ],
  ['is older', withVersion(0, somethingElse), /database is older than this console/],
  ['is newer', withVersion(knownSchema + 1, somethingElse), /database is newer than this console/],
  [
    'answers something else',
    withVersion(knownSchema, somethingElse),
    /something this console can’t read/,
  ],
])('why the content has not come is said in plain words: it %s', async (_, answer, text) => {
  const { network } = await openDatabase()
  network.answer = answer
  const failure = await backend()
    .administration()
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BackendError)
  expect((failure as BackendError).message).toMatch(text)
})
