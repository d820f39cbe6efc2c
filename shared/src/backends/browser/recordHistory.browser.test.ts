import { waitFor } from '@testing-library/react'
import { signIn } from 'shared/auth'
import { backend, collection } from 'shared/backend'
import { donations } from 'shared/collections/donations'
import { events } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import { stats } from 'shared/collections/stats'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { beforeEach, expect, test, vi } from 'vitest'
import { readHistory } from './browserDatabase'
import { submissions } from './browserSubmissions'

const ann = { id: 'ann', name: 'Ann', email: 'ann@example.com', role: 'admin' } as const

async function history() {
  const { history } = await backend().administration()
  return (await history.list({ table: '', rowId: '' }, 1, 9)).rows
}

beforeEach(emptyDatabase)

/** Entries are written when the change is made already. */
const recorded = (count: number) =>
  waitFor(async () => expect(await readHistory()).toHaveLength(count))

test('the history has who added, changed and deleted what, with the names of the tables', async () => {
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
  // Nothing waits to be sent.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('outbox.'))).toEqual([])
})

test('it has no personal values, only that they changed', async () => {
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

test('it has nothing of what visitors and other tabs change', async () => {
  await collection(events).update((current) => current.slice(0, 1))
  signIn(ann)
  const metadata = { id: 'a', website: '', elapsed: 60_000 }
  vi.spyOn(console, 'info').mockImplementation(() => {})
  await submissions.send('registration', { email: 'dee@example.com', eventId: 1 }, metadata)
  localStorage.setItem('stats', '[]')
  dispatchEvent(new StorageEvent('storage', { key: 'stats' }))
  expect(collection(stats).get()).toEqual([])
  await collection(stats).update((current) => [...current])
  await collection(stats).update(() => stats.seed.slice(0, 1))
  await recorded(1)
  expect(await history()).toMatchObject([{ tableName: 'stats', action: 'insert' }])
})
