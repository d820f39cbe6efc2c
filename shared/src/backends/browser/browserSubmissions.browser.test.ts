/** What only this backend does with forms; what both do is in ../backends.browser.test.ts. */
import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import { registrations } from 'shared/collections/registrations'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { fillLocalStorage } from 'shared/testing/fillLocalStorage'
import { openTab } from 'shared/testing/openTab'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSubmissions } from './browserDatabase'
import { submissions } from './browserSubmissions'

const metadata = (id: string) => ({ id, website: '', elapsed: 60_000 })
const offer = { name: 'Dee', email: 'dee@example.com', phone: '', donationType: 'Clothes' }
const sendOffer = (id: string) => submissions.send('offer', offer, metadata(id))
const register = (id: string, eventId = 1, { send } = submissions) =>
  send('registration', { ...offer, eventId }, metadata(id))
const attendees = () => collection(events).get()[0]?.attendees
const warned = () => vi.mocked(console.warn).mock.calls.splice(0).join()

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  await emptyDatabase()
})

test('what is sent is logged with its label', async () => {
  await sendOffer('a')
  expect(console.info).toHaveBeenCalledExactlyOnceWith('[site] Donation offer', offer)
})

test('a field that no form has, or that was left empty, is not kept', async () => {
  const form = { ...offer, donationDetails: '', cardNumber: '4242' }
  await submissions.send('offer', form, metadata('a'))
  expect(await readSubmissions()).toMatchObject([{ details: { donationType: 'Clothes' } }])
  expect(JSON.stringify(await readSubmissions())).not.toContain('4242')
})

test('a registration for a full or a missing event rejects, and leaves nothing', async () => {
  await collection(events).update(([first]) => (first ? [{ ...first, slots: 0 }] : []))
  await expect(register('a')).rejects.toThrow('Event 1 has no place left')
  await expect(register('a', 77)).rejects.toThrow('Event 77 takes no registrations')
  expect(await readSubmissions()).toEqual([])
  expect(collection(registrations).get()).toEqual([])
})

test('what was sent can be deleted, and nothing else', async () => {
  await sendOffer('a')
  await register('b')
  await submissions.forgetSent()
  expect(await readSubmissions()).toEqual([])
  expect(collection(registrations).get()).toEqual([])
  expect(attendees()).toBe(1)
})

test('where IndexedDB is full, sending succeeds and it is only reported', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(await sendOffer('a')).toBe('accepted')
  expect(await readSubmissions()).toEqual([])
  expect(warned()).toContain('could not be kept in this browser')
})

test('where all of the storage is full, a registration takes its place in this page', async () => {
  fillLocalStorage()
  expect(await register('a')).toBe('accepted')
  expect(attendees()).toBe(1)
  expect(await submissions.cancelRegistration(1)).toBe(true)
  expect(attendees()).toBe(0)
  expect(warned()).toContain('"registrations" could not be saved')
})

const openOther = async () => {
  const url = new URL('./browserSubmissions.ts', import.meta.url)
  const { exports, document } = await openTab<typeof import('./browserSubmissions')>(url)
  vi.spyOn((document.defaultView as typeof globalThis).console, 'info').mockImplementation(() => {})
  return exports.submissions
}

test('two tabs that take forms at once lose nothing', async () => {
  const other = await openOther()
  const ids = Array.from({ length: 20 }, (_, n) => [`here ${n}`, `there ${n}`]).flat()
  await Promise.all(ids.map((id) => register(id, 1, id.startsWith('here') ? submissions : other)))
  expect((await readSubmissions()).map(({ id }) => id).sort()).toEqual(ids.sort())
  expect(JSON.parse(localStorage.getItem('registrations') ?? '')).toHaveLength(40)
  expect(JSON.parse(localStorage.getItem('events') ?? '')[0]).toMatchObject({ attendees: 40 })
})
