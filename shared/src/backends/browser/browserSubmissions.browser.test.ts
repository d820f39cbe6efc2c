import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { fillLocalStorage } from 'shared/testing/fillLocalStorage'
import { beforeEach, expect, test, vi } from 'vitest'
import { databaseName, readSubmissions } from './browserDatabase'
import { submissions } from './browserSubmissions'

const metadata = (id: string) => ({ id, website: '', elapsed: 0 })
const offer = (id: string) => submissions.send('offer', { email: 'ann@example.com' }, metadata(id))
const register = (id: string) =>
  submissions.send('registration', { email: 'ann@example.com', eventId: 1 }, metadata(id))
const keptIds = async () => (await readSubmissions()).map(({ id }) => id).sort()
const attendees = () => collection(events).get()[0]?.attendees
const warned = () => vi.mocked(console.warn).mock.calls.splice(0).map(String)

/** Settles what IndexedDB is asked for. */
const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

beforeEach(async () => {
  await emptyDatabase()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

test('what is sent in several tabs at once is all kept', async () => {
  const otherTab = await settled(indexedDB.open(databaseName))
  const keepInOtherTab = (id: string) =>
    settled(
      otherTab.transaction('submissions', 'readwrite').objectStore('submissions').put({
        id,
        kind: 'offer',
        createdAt: '2045-01-01T00:00:00Z',
        email: 'b@example.com',
        details: {},
      }),
    )
  await Promise.all([
    offer('a'),
    keepInOtherTab('b'),
    register('c'),
    keepInOtherTab('d'),
    register('e'),
  ])
  otherTab.close()
  expect(await keptIds()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(attendees()).toBe(2)
  expect(
    collection(registrations)
      .get()
      .map(({ id }) => id),
  ).toEqual(['c', 'e'])
})

test('a database that another tab deletes is made again', async () => {
  await offer('a')
  await settled(indexedDB.deleteDatabase(databaseName))
  await offer('b')
  expect(await keptIds()).toEqual(['b'])
})

test('where IndexedDB is blocked, sending succeeds and it is only reported', async () => {
  await settled(indexedDB.deleteDatabase(databaseName))
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  expect(await register('a')).toBe('accepted')
  expect(attendees()).toBe(1)
  expect(await readSubmissions()).toEqual([])
  expect(warned()).toEqual([
    expect.stringContaining('could not be kept in this browser'),
    expect.stringContaining('Storage is unavailable while reading "submissions"'),
  ])
})

test('where IndexedDB is full, sending succeeds and it is only reported', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(await offer('a')).toBe('accepted')
  expect(await keptIds()).toEqual([])
  expect(warned()).toEqual([expect.stringContaining('could not be kept in this browser')])
})

test('where all of the storage is full, a registration takes its place in this page', async () => {
  fillLocalStorage()
  expect(await register('a')).toBe('accepted')
  expect(attendees()).toBe(1)
  expect(await submissions.cancelRegistration(1)).toBe(true)
  expect(attendees()).toBe(0)
  expect(warned().join()).toContain('"registrations" could not be saved')
})

test('what forms have left is deleted, and nothing else', async () => {
  await register('a')
  await offer('b')
  await submissions.forgetSent()
  expect(await readSubmissions()).toEqual([])
  expect(collection(registrations).get()).toEqual([])
  expect(attendees()).toBe(1)
})

test('what cannot be deleted is said to', async () => {
  await settled(indexedDB.deleteDatabase(databaseName))
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  await expect(submissions.forgetSent()).rejects.toMatchObject({ failure: 'unavailable' })
})
