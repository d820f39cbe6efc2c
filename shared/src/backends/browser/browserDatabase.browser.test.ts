import { waitFor } from '@testing-library/react'
import { deleteDB, openDB } from 'idb'
import { signIn } from 'shared/auth'
import { backend, collection } from 'shared/backend'
import { submissionSchema } from 'shared/backend/administration'
import { stats } from 'shared/collections/stats'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { databaseName, readSubmissions } from './browserDatabase'
import { submissions } from './browserSubmissions'

const metadata = (id: string) => ({ id, website: '', elapsed: 60_000 })
const offer = { name: 'Dee', email: 'dee@example.com', donationType: 'Clothes' }
const sendOffer = (id: string) => submissions.send('offer', offer, metadata(id))
const sentIds = async () => (await readSubmissions()).map(({ id }) => id)

const warnings = () =>
  vi
    .mocked(console.warn)
    .mock.calls.splice(0)
    .map(([message]) => message)

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  await emptyDatabase()
})

describe('a browser that blocks IndexedDB', () => {
  let blocked: MockInstance

  beforeEach(async () => {
    // Closes the connection.
    await deleteDB(databaseName)
    blocked = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  })

  test('takes what a visitor sends all the same, and says in the console that it is not kept', async () => {
    expect(await sendOffer('a')).toBe('accepted')
    expect(warnings()).toEqual([
      '[site] What was sent or changed could not be kept in this browser',
    ])
    expect(await submissions.send('registration', { ...offer, eventId: 1 }, metadata('b'))).toBe(
      'accepted',
    )
    expect(await submissions.cancelRegistration(1)).toBe(true)
    // Of the registration, of its cancellation, and of who may wait for its place.
    expect(warnings()).toHaveLength(3)
  })

  test('tells an administrator that a submission was not changed and not deleted', async () => {
    const { submissions } = await backend().administration()
    const sent = submissionSchema.parse({
      ...offer,
      id: 'a',
      kind: 'offer',
      createdAt: '',
      details: {},
    })
    for (const refused of [submissions.setHandled(sent, true), submissions.remove(sent)]) {
      await expect(refused).rejects.toMatchObject({ failure: 'unavailable' })
    }
  })

  test('saves what an administrator changes, without a history', async () => {
    signIn({ id: '1', name: 'Ann', email: 'ann@example.com', role: 'admin' })
    await collection(stats).update(() => [])
    await waitFor(() => expect(warnings()).toHaveLength(1))
    expect(collection(stats).get()).toEqual([])
  })

  test('shows an administrator empty lists', async () => {
    const { submissions, history } = await backend().administration()
    const none = { rows: [], total: 0, page: 1 }
    expect(await submissions.list({}, 1, 10)).toEqual(none)
    expect(await submissions.figures()).toMatchObject({ kinds: {}, unhandled: 0 })
    expect(await history.list({ table: '', rowId: '' }, 1, 10)).toEqual(none)
    expect(warnings()).toHaveLength(3)
  })

  test('does not say that it has deleted what was sent', async () => {
    await expect(submissions.forgetSent()).rejects.toMatchObject({ failure: 'unavailable' })
  })

  test('keeps what is sent when it no longer does', async () => {
    await sendOffer('a')
    expect(warnings()).toHaveLength(1)
    blocked.mockRestore()
    await sendOffer('b')
    expect(await sentIds()).toEqual(['b'])
  })
})

test('a database that another tab deletes is made again', async () => {
  await sendOffer('a')
  await deleteDB(databaseName)
  await sendOffer('b')
  expect(await sentIds()).toEqual(['b'])
})

test('a newer release in another tab gets the database, and what is in it stays', async () => {
  await sendOffer('a')
  const newer = await openDB(databaseName, 2)
  onTestFinished(() => deleteDB(databaseName))
  await sendOffer('b')
  expect(await sentIds()).toEqual([])
  expect(warnings()).toEqual([
    '[site] What was sent or changed could not be kept in this browser',
    '[site] Storage is unavailable while reading "submissions"',
  ])
  expect(await newer.getAllKeys('submissions')).toEqual(['a'])
  newer.close()
})
