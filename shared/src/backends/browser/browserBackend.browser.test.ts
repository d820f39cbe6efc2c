/** What only the backend of the browser does; what both do is in ../backends.browser.test.ts. */
import { waitFor } from '@testing-library/react'
import { deleteDB, openDB } from 'idb'
import { signIn } from 'shared/auth'
import { backend, collection } from 'shared/backend'
import { donations } from 'shared/collections/donations'
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import { registrations } from 'shared/collections/registrations'
import { stats } from 'shared/collections/stats'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { openTab } from 'shared/testing/openTab'
import { beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { databaseName, readHistory, readSubmissions } from './browserDatabase'
import { submissions } from './browserSubmissions'

const ann = { id: 'ann', name: 'Ann', email: 'ann@example.com', role: 'admin' } as const
const metadata = (id: string) => ({ id, website: '', elapsed: 60_000 })
const offer = { name: 'Dee', email: 'dee@example.com', phone: '', donationType: 'Clothes' }
const sendOffer = (id: string) => submissions.send('offer', offer, metadata(id))
const sentIds = async () => (await readSubmissions()).map(({ id }) => id)

const warnings = () =>
  vi
    .mocked(console.warn)
    .mock.calls.splice(0)
    .map(([message]) => message)

const administer = () => backend().administration()

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
  const register = (eventId: number) =>
    submissions.send('registration', { ...offer, eventId }, metadata('a'))
  await expect(register(1)).rejects.toThrow('Event 1 has no place left')
  await expect(register(77)).rejects.toThrow('Event 77 is no longer listed')
  expect(await readSubmissions()).toEqual([])
  expect(collection(registrations).get()).toEqual([])
})

test('what was sent can be deleted, and what is administered stays', async () => {
  await sendOffer('a')
  await collection(stats).update(() => [])
  await submissions.forgetSent()
  expect(await readSubmissions()).toEqual([])
  expect(collection(stats).get()).toEqual([])
})

describe('the history', () => {
  const history = async () =>
    (await (await administer()).history.list({ table: '', rowId: '' }, 1, 9)).rows
  /** Entries are written when the change is made already. */
  const recorded = (count: number) =>
    waitFor(async () => expect(await readHistory()).toHaveLength(count))

  test('has who added, changed and deleted what, with the names of the tables', async () => {
    signIn(ann)
    vi.useFakeTimers({ now: Date.UTC(2026, 4, 1), toFake: ['Date'] })
    const [first] = stats.seed
    if (!first) throw new Error('There is no figure')
    await collection(stats).update((current) => [...current, { ...first, id: 9, label: 'New' }])
    await recorded(1)
    await collection(stats).update((current) =>
      current.map((stat) => (stat.id === 9 ? { ...stat, value: 8 } : stat)),
    )
    await recorded(2)
    await collection(stats).update((current) => current.filter(({ id }) => id !== 9))
    await recorded(3)
    await collection(generalSettings).update((current) => ({ ...current, siteName: 'Caring' }))
    await recorded(4)
    const { id: _, ...fields } = { ...first, label: 'New' }
    const at = '2026-05-01T00:00:00.000Z'
    const common = {
      id: expect.any(Number),
      at,
      administratorName: 'Ann',
      tableName: 'stats',
      rowId: '9',
    }
    expect(await history()).toEqual([
      {
        ...common,
        tableName: 'general_settings',
        rowId: '1',
        action: 'update',
        before: { siteName: generalSettings.seed.siteName },
        after: { siteName: 'Caring' },
      },
      { ...common, action: 'delete', before: { ...fields, value: 8 } },
      { ...common, action: 'update', before: { value: first.value }, after: { value: 8 } },
      { ...common, action: 'insert', after: fields },
    ])
  })

  test('has no personal values, only that they changed', async () => {
    signIn(ann)
    await collection(donations).update(([first]) =>
      first ? [{ ...first, donorName: 'Dee', notes: 'Called', amount: 5 }] : [],
    )
    await recorded(donations.seed.length)
    const entries = await history()
    expect(entries.at(-1)).toMatchObject({
      action: 'update',
      before: { donorName: '…', notes: null, amount: 250 },
      after: { donorName: '…', notes: '…', amount: 5 },
    })
    expect(JSON.stringify(entries)).not.toMatch(/Dee|Called|Marcia|@example/)
  })

  test('has nothing of what visitors and other tabs change', async () => {
    await collection(events).update(() => [])
    signIn(ann)
    await submissions.send('volunteer', offer, metadata('a'))
    localStorage.setItem('stats', '[]')
    dispatchEvent(new StorageEvent('storage', { key: 'stats' }))
    expect(collection(stats).get()).toEqual([])
    await collection(stats).update((current) => [...current])
    await collection(stats).update(() => stats.seed.slice(0, 1))
    await recorded(1)
    expect(await history()).toMatchObject([{ tableName: 'stats', action: 'insert' }])
  })
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
    expect(warnings()).toHaveLength(2)
  })

  test('saves what an administrator changes, without a history', async () => {
    signIn(ann)
    await collection(stats).update(() => [])
    await waitFor(() => expect(warnings()).toHaveLength(1))
    expect(collection(stats).get()).toEqual([])
  })

  test('shows an administrator empty lists', async () => {
    const { submissions, history } = await administer()
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

describe('several tabs', () => {
  const openOther = async () => {
    const url = new URL('./browserSubmissions.ts', import.meta.url)
    const { exports, document } = await openTab<typeof import('./browserSubmissions')>(url)
    vi.spyOn((document.defaultView as typeof globalThis).console, 'info').mockImplementation(
      () => {},
    )
    return exports.submissions
  }

  test('lose nothing of what is sent in both at once', async () => {
    const other = await openOther()
    const ids = Array.from({ length: 20 }, (_, n) => [`here ${n}`, `there ${n}`]).flat()
    await Promise.all(
      ids.map((id) =>
        (id.startsWith('here') ? submissions : other).send(
          'registration',
          { ...offer, eventId: 1 },
          metadata(id),
        ),
      ),
    )
    expect((await sentIds()).sort()).toEqual(ids.sort())
    expect(JSON.parse(localStorage.getItem('registrations') ?? '')).toHaveLength(40)
    expect(JSON.parse(localStorage.getItem('events') ?? '')[0]).toMatchObject({ attendees: 40 })
  })

  test('go on where one of them has deleted the database', async () => {
    await sendOffer('a')
    await deleteDB(databaseName)
    await sendOffer('b')
    expect(await sentIds()).toEqual(['b'])
  })

  test('make way for a newer release, whose data this one leaves alone', async () => {
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
})
