import fc from 'fast-check'
import { signIn } from 'shared/auth'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { hostileText } from 'shared/testing/hostile'
import { beforeEach, expect, test, vi } from 'vitest'
import { auditEntrySchema, submissionSchema } from '../../backend/administration'
import { administration } from './browserAdministration'
import { type Database, write } from './browserDatabase'
import { submissions } from './browserSubmissions'
import { recordEntries } from './recordHistory'

const submission = {
  id: 'a',
  kind: 'registration',
  createdAt: '2026-05-01T12:00:00.000Z',
  name: 'Dee',
  email: 'dee@example.com',
  phone: '876',
  eventId: 1,
  eventTitle: 'Fair',
  details: { additionalNotes: 'None' },
  handledAt: '2026-05-02T12:00:00.000Z',
}
const entry = {
  id: 1,
  at: '2026-05-01T12:00:00.000Z',
  administratorName: 'Ann',
  tableName: 'events',
  rowId: '1',
  action: 'update',
  before: { title: 'Fair' },
  after: { title: 'Health fair' },
}

/**
 * Rows of any shape: what a list of good ones may have become. With an id of 2 ** 53 or more IndexedDB
 * counts no further: what is recorded after that is reported, and missing.
 */
const hostileRows = (good: object) =>
  hostileText([good, { ...good, id: 7 }, { ...good, id: 'b' }]).map((text): unknown[] => {
    try {
      const rows: { id?: unknown }[] = [JSON.parse(text)].flat()
      return rows.filter((row) => !(Number(row?.id) >= 2 ** 53))
    } catch {
      return []
    }
  })

/** Stores those that the browser stores at all. Returns what the table then has. */
async function fill(table: 'submissions' | 'history', rows: unknown[]): Promise<unknown[]> {
  let stored: unknown[] = []
  await write(async (open: Database) => {
    for (const row of rows) await open.put(table, row as never).catch(() => {})
    stored = await open.getAll(table)
  })
  return stored
}

// Ten thousand in the browser take minutes.
const runs = { numRuns: 300, seed: 1 }

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  return emptyDatabase()
})

test('submissions: whatever the database holds, good rows are listed, handled and deleted, and the others stay', async () => {
  await fc.assert(
    fc.asyncProperty(hostileRows(submission), async (rows) => {
      await emptyDatabase()
      const stored = await fill('submissions', rows)
      const good = stored.filter((row) => submissionSchema.safeParse(row).success)
      vi.mocked(console.warn).mockClear()
      const listed = await administration.submissions.all({})
      expect(console.warn).toHaveBeenCalledTimes(good.length < stored.length ? 1 : 0)
      expect(listed).toHaveLength(good.length)

      await administration.submissions.list({ search: 'dee', since: new Date(0), eventId: 1 }, 1, 5)
      expect((await administration.submissions.figures()).submissions).toBe(good.length)
      for (const one of listed) await administration.submissions.setHandled(one, false)
      expect(await administration.submissions.all({ unhandled: true })).toHaveLength(good.length)
      await administration.submissions.removeMany({ email: 'dee@example.com' })
      for (const one of listed) await administration.submissions.remove(one)

      const form = { email: 'dee@example.com' }
      await submissions.send('newsletter', form, { id: 'new', website: '', elapsed: 1 })
      expect(await administration.submissions.all({})).toMatchObject([{ id: 'new', ...form }])
      expect(await fill('submissions', [])).toHaveLength(stored.length - good.length + 1)
      expect(Object.prototype).not.toHaveProperty('polluted')
      vi.mocked(console.warn).mockClear()
    }),
    runs,
  )
})

test('history: whatever the database holds, good entries are listed, and new ones come before them', async () => {
  signIn({ id: '1', name: 'Ann', email: 'ann@example.com', role: 'admin' })
  await fc.assert(
    fc.asyncProperty(hostileRows(entry), async (rows) => {
      await emptyDatabase()
      const stored = await fill('history', rows)
      const good = stored.filter((row) => auditEntrySchema.safeParse(row).success)
      const added = { tableName: 'events', rowId: '2', action: 'delete' } as const
      await recordEntries([added])
      const list = await administration.history.list({ table: '', rowId: '' }, 1, 100)
      expect(list).toMatchObject({ total: good.length + 1, page: 1 })
      expect(list.rows[0]).toMatchObject(added)
      expect(Object.prototype).not.toHaveProperty('polluted')
      vi.mocked(console.warn).mockClear()
    }),
    runs,
  )
})
